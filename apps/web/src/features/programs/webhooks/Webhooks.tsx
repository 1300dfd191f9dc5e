import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { WebhookSecret, WebhookView } from '@ridewire/contracts';
import { MOST_WEBHOOKS } from '@ridewire/contracts/webhook-choices';
import { announce, EmptyState, Unplugged, useMemory } from '@ridewire/ui';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { SecretField } from '../SecretField.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { hostOf, WebhookRow, type WebhookAsk } from './WebhookRow.tsx';
import { useWebhooksLive } from './webhooks-live.ts';
import { useWebhooksTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/webhooks');

/** What a dialog is about: a new webhook, something about one, or a secret to copy. */
type Shown =
  | { what: 'add' }
  | { what: WebhookAsk; webhook: WebhookView }
  | { what: 'made'; made: WebhookSecret };

/** The addresses that are told of rides, and what became of it. Everything on it is live. */
export function Webhooks() {
  const texts = useWebhooksTexts();
  const { data, failure } = useWebhooksLive();
  const { webhook: openId } = route.useSearch();
  const [shown, show] = useState<Shown | null>(null);
  const webhooks = data?.webhooks ?? [];
  const open = webhooks.find(({ id }) => id === openId);
  return (
    <Page
      title={texts.title}
      lead={
        <>
          {texts.hint}{' '}
          <Anchor href="/api/docs" underline="always" inherit>
            {texts.guide}
          </Anchor>
        </>
      }
      actions={
        data &&
        webhooks.length < MOST_WEBHOOKS && (
          <Button
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => show({ what: 'add' })}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <Stack gap="xl">
        {failure && <Failure>{texts.loadFailed(failure)}</Failure>}
        {!data && !failure && <Waiting height={160} />}
        {data && webhooks.length === 0 && <EmptyState illustration={Unplugged} line={texts.none} />}
        {webhooks.length > 0 && (
          <Rows aria-label={texts.list}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onAsk={(what) => show({ what, webhook })} />
            ))}
          </Rows>
        )}
        {open && <Deliveries key={open.id} webhook={open} />}
      </Stack>
      <WebhookDialogs shown={shown} show={show} />
    </Page>
  );
}

function WebhookDialogs({ shown, show }: { shown: Shown | null; show: (shown: Shown | null) => void }) {
  const texts = useWebhooksTexts();
  // Still shown while a dialog slides away.
  const [last] = useMemory<Shown | null>(null, (before) => shown ?? before);
  const close = () => show(null);
  const onError = (what: string) => (error: Pick<Error, 'message'>) => {
    toastFailed(errorSentence(error, what));
    close();
  };
  const rotate = trpc.webhooks.rotateSecret.useMutation({
    onSuccess: (made) => show({ what: 'made', made }),
    onError: onError(texts.secretFailed),
  });
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess: () => {
      if (last?.what === 'remove') announce(texts.removed(hostOf(last.webhook)));
      close();
    },
    onError: onError(texts.changeFailed),
  });
  if (!last) return null;
  const isOpen = shown !== null;
  if (last.what === 'secret' || last.what === 'remove') {
    const { webhook, what } = last;
    const isRemoval = what === 'remove';
    return (
      <AskDialog
        isOpen={isOpen}
        title={isRemoval ? texts.removeAsk(hostOf(webhook)) : texts.secretAsk}
        confirm={isRemoval ? texts.remove : texts.confirmSecret}
        refuse={isRemoval ? texts.keep : texts.cancel}
        isDanger={isRemoval}
        isBusy={rotate.isPending || remove.isPending}
        onConfirm={() => (isRemoval ? remove : rotate).mutate({ webhookId: webhook.id })}
        onClose={close}
        onClosed={() => focusLostHeading()}
      >
        <Text>{isRemoval ? texts.removeText : texts.secretText}</Text>
      </AskDialog>
    );
  }
  const titles = { add: texts.addTitle, edit: texts.editTitle, made: texts.secretTitle };
  return (
    <FormDialog opened={isOpen} onClose={close} title={titles[last.what]} size={520}>
      {last.what === 'made' ? (
        <SecretField label={texts.secret} secret={last.made.secret} onDone={close} />
      ) : (
        <WebhookForm
          webhook={last.what === 'edit' ? last.webhook : undefined}
          onMade={(made) => show({ what: 'made', made })}
          onClose={close}
        />
      )}
    </FormDialog>
  );
}
