import { Anchor, Button, Text } from '@mantine/core';
import type { ApiKeyView, MadeKey } from '@ridewire/contracts';
import { MOST_KEYS } from '@ridewire/contracts/api-key-choices';
import { Age, announce, useFormat, useMemory, useNow } from '@ridewire/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ItemFacts, ItemWords } from '../../kit/lists/ItemWords.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { Setting } from '../../kit/page/Setting.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { useKeepFocus } from '../../kit/page/use-keep-focus.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { KeyForm } from './KeyForm.tsx';
import { useKeysLive } from './keys-live.ts';
import { SecretField } from './SecretField.tsx';
import { useProgramsTexts } from './texts.en.ts';

const HOUR_MS = 3_600_000;

/** The keys with which programs act for the person. */
export function ApiKeys() {
  const texts = useProgramsTexts();
  const { data, failure } = useKeysLive();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const [asked, ask] = useState<ApiKeyView | null>(null);
  const keys = data?.keys ?? [];
  const frame = useKeepFocus<HTMLElement>(keys.map(({ id }) => id).join());
  const close = () => setMaking(false);
  return (
    <Setting
      id="api-keys"
      ref={frame}
      title={texts.keys}
      hint={
        <>
          {texts.keysHint}{' '}
          <Anchor href="/api/docs" underline="always" inherit>
            {texts.guide}
          </Anchor>
        </>
      }
    >
      {failure && <Failure mb="sm">{texts.loadFailed(failure)}</Failure>}
      {!data && !failure && <Waiting height={64} mb="sm" />}
      {data && keys.length === 0 && (
        <Text size="sm" mb="sm">
          {texts.none}
        </Text>
      )}
      {keys.length > 0 && (
        <Rows aria-label={texts.list}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => ask(key)} />
          ))}
        </Rows>
      )}
      {data && keys.length < MOST_KEYS && (
        <Button
          variant="default"
          size="md"
          mt="sm"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => {
            setMade(null);
            setMaking(true);
          }}
        >
          {texts.make}
        </Button>
      )}
      <FormDialog
        opened={isMaking}
        onClose={close}
        title={made ? texts.madeTitle : texts.makeTitle}
        focusAfter="#api-keys"
      >
        {made ? (
          <SecretField label={texts.secret} secret={made.secret} onDone={close} />
        ) : (
          <KeyForm onMade={setMade} onClose={close} />
        )}
      </FormDialog>
      <RevokeDialog asked={asked} onClose={() => ask(null)} />
    </Setting>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyView; onRevoke: () => void }) {
  const texts = useProgramsTexts();
  const format = useFormat();
  const { name, hint, scopes, apiVersion, createdAt, lastUsedAt, expiresAt } = apiKey;
  return (
    <Row isWrapping>
      <ItemWords>
        <Text fw={600}>
          {name}{' '}
          <Text span ff="monospace" c="dimmed" fw={400}>
            {`…${hint}`}
          </Text>
        </Text>
        <Text size="sm" ff="monospace">
          {scopes.join(' ')}
        </Text>
        <ItemFacts>
          <span>
            {texts.made} <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </span>
          <span>
            {texts.used} {lastUsedAt === null ? texts.neverUsed : <LastUsed at={lastUsedAt} />}
          </span>
          <span>
            {texts.endsOn} <time dateTime={expiresAt}>{format.date(expiresAt)}</time>
          </span>
          <span>
            {texts.version} {apiVersion}
          </span>
        </ItemFacts>
      </ItemWords>
      <Button variant="default" size="sm" mih={44} aria-label={texts.revokeOf(name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </Row>
  );
}

/** The server saves it once an hour, so minutes would be too exact. */
function LastUsed({ at }: { at: string }) {
  const texts = useProgramsTexts();
  const usedMs = Date.parse(at);
  const nowMs = useNow((ms) => Math.max(1_000, usedMs + HOUR_MS - ms));
  return nowMs - usedMs < HOUR_MS ? texts.withinHour : <Age since={usedMs} />;
}

function RevokeDialog({ asked, onClose }: { asked: ApiKeyView | null; onClose: () => void }) {
  const texts = useProgramsTexts();
  // Still shown while the dialog slides away.
  const [last] = useMemory<ApiKeyView | null>(null, (before) => asked ?? before);
  const { mutateAsync: end, isPending } = trpc.apiKeys.end.useMutation();
  if (!last) return null;
  const revoke = async () => {
    try {
      await end({ keyId: last.id });
      announce(texts.revoked(last.name));
    } catch (error) {
      // If it is gone already, that is fine.
      if (findErrorCode(error) !== 'NOT_FOUND') toastFailed(errorSentence(error, texts.revokeFailed));
    }
    onClose();
  };
  return (
    <AskDialog
      isOpen={asked !== null}
      title={texts.revokeAsk(last.name)}
      confirm={texts.revoke}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={revoke}
      onClose={onClose}
      onClosed={() => focusLostHeading('#api-keys')}
    >
      <Text>{texts.revokeText}</Text>
    </AskDialog>
  );
}
