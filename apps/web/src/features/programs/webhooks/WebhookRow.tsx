import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import type { WebhookView } from '@ridewire/contracts';
import { Age, announce, ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import {
  IconDots,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { ItemFacts, ItemWords } from '../../../kit/lists/ItemWords.tsx';
import { Row } from '../../../kit/lists/Row.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useDeliveriesTexts, useWebhooksTexts } from './texts.en.ts';

/** What an admin can be asked about a webhook. */
export type WebhookAsk = 'edit' | 'secret' | 'remove';

export const hostOf = ({ url }: Pick<WebhookView, 'url'>): string => URL.parse(url)?.host ?? url;

interface WebhookRowProps {
  webhook: WebhookView;
  onAsk: (what: WebhookAsk) => void;
}

/** One webhook: how it is doing, and what can be done about it. */
export function WebhookRow({ webhook, onAsk }: WebhookRowProps) {
  const texts = useWebhooksTexts();
  const format = useFormat();
  const { id: webhookId, url, types, paused, pending, failed, deliveredAt } = webhook;
  const host = hostOf(webhook);
  const flash = useFlash(`${pending} ${failed} ${deliveredAt}`);
  const onError = (error: Pick<Error, 'message'>) => toastFailed(errorSentence(error, texts.changeFailed));
  const pause = trpc.webhooks.pause.useMutation({ onError, onSuccess: () => announce(texts.paused(host)) });
  const resume = trpc.webhooks.resume.useMutation({
    onError,
    onSuccess: () => announce(texts.resumed(host)),
  });
  return (
    <Row isWrapping {...flash}>
      <ItemWords>
        <Group gap="2px 8px">
          <Text span fw={600}>
            {url}
          </Text>
          <WebhookBadge webhook={webhook} />
        </Group>
        <ItemFacts>
          <span>
            {types.length === 0
              ? texts.allEvents
              : texts.countEvents(format.count(types.length), types.length === 1)}
          </span>
          {pending > 0 && <span>{texts.waiting(format.count(pending))}</span>}
          {failed > 0 && <span>{texts.failedCount(format.count(failed))}</span>}
          <span>
            {deliveredAt === null ? (
              texts.never
            ) : (
              <>
                {texts.lastDelivered} <Age since={deliveredAt} />
              </>
            )}
          </span>
        </ItemFacts>
      </ItemWords>
      <Group gap={8} wrap="nowrap">
        <LinkButton
          variant="default"
          size="sm"
          to="/dashboard/admin/webhooks"
          search={{ webhook: webhookId }}
          aria-label={texts.deliveriesOf(host)}
        >
          {texts.deliveries}
        </LinkButton>
        <TestButton webhookId={webhookId} host={host} />
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={44} aria-label={texts.more(host)}>
              <IconDots size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onAsk('edit')}>
              {texts.edit}
            </Menu.Item>
            <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={() => onAsk('secret')}>
              {texts.newSecret}
            </Menu.Item>
            {paused ? (
              <Menu.Item
                leftSection={<IconPlayerPlay size={18} aria-hidden />}
                onClick={() => resume.mutate({ webhookId })}
              >
                {texts.resume}
              </Menu.Item>
            ) : (
              <Menu.Item
                leftSection={<IconPlayerPause size={18} aria-hidden />}
                onClick={() => pause.mutate({ webhookId })}
              >
                {texts.pause}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => onAsk('remove')}
            >
              {texts.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Row>
  );
}

function WebhookBadge({ webhook: { paused, failingSince } }: { webhook: WebhookView }) {
  const texts = useWebhooksTexts();
  if (paused)
    return (
      <ToneBadge tone={paused.why === 'admin' ? 'gray' : 'red'} size="sm">
        {texts.pausedWhy[paused.why]}
      </ToneBadge>
    );
  return (
    <ToneBadge tone={failingSince ? 'amber' : 'wire'} size="sm">
      {failingSince ? texts.failing : texts.active}
    </ToneBadge>
  );
}

function TestButton({ webhookId, host }: { webhookId: string; host: string }) {
  const texts = useWebhooksTexts();
  const { problems } = useDeliveriesTexts();
  const format = useFormat();
  const test = trpc.webhooks.test.useMutation({
    onSuccess: ({ status, problem, durationMs }) => {
      if (problem === null) return toastDone(texts.tested(String(status), format.count(durationMs)));
      const why = status === null ? problems[problem] : `${problems[problem]} (${status})`;
      toastFailed(texts.testFailed(why));
    },
    onError: (error) => toastFailed(errorSentence(error, texts.testNotSent)),
  });
  return (
    <ConnectedButton
      variant="default"
      size="sm"
      aria-label={texts.testOf(host)}
      isBusy={test.isPending}
      busyLabel={texts.testing}
      onPress={() => test.mutate({ webhookId })}
    >
      {texts.test}
    </ConnectedButton>
  );
}
