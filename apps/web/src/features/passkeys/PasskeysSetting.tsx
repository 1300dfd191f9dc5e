import { Button, Text } from '@mantine/core';
import type { PasskeyView } from '@ridewire/contracts';
import { MOST_PASSKEYS } from '@ridewire/contracts/passkey-choices';
import { Age, announce, useFormat, useMemory } from '@ridewire/ui';
import { IconKey } from '@tabler/icons-react';
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
import { lazyExtra } from '../../kit/page/lazy-extra.tsx';
import { useKeepFocus } from '../../kit/page/use-keep-focus.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { canMakePasskeys } from './can-make-passkeys.ts';
import { usePasskeysTexts } from './texts.en.ts';

/** It brings the library that talks to devices, which few visits need. */
const AddPasskeyForm = lazyExtra<{ onAdded: () => void; onClose: () => void }>(
  async () => (await import('./AddPasskeyForm.tsx')).AddPasskeyForm,
  () => <Waiting height={240} />,
);

/** The passkeys that sign a person in. */
export function PasskeysSetting() {
  const texts = usePasskeysTexts();
  const utils = trpc.useUtils();
  const { data, error } = trpc.passkeys.mine.useQuery();
  const [isAdding, setAdding] = useState(false);
  const [asked, ask] = useState<PasskeyView | null>(null);
  const passkeys = data?.passkeys ?? [];
  const frame = useKeepFocus<HTMLElement>(passkeys.map(({ id }) => id).join());
  const close = () => setAdding(false);
  return (
    <Setting id="passkeys" ref={frame} title={texts.title} hint={texts.hint}>
      {error && <Failure mb="sm">{texts.loadFailed(errorSentence(error))}</Failure>}
      {!data && !error && <Waiting height={64} mb="sm" />}
      {data && passkeys.length === 0 && (
        <Text size="sm" mb="sm">
          {texts.none}
        </Text>
      )}
      {passkeys.length > 0 && (
        <Rows aria-label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => ask(passkey)} />
          ))}
        </Rows>
      )}
      {!canMakePasskeys() && <Text size="sm">{texts.unsupported}</Text>}
      {data && passkeys.length < MOST_PASSKEYS && canMakePasskeys() && (
        <Button
          variant="default"
          size="md"
          mt="sm"
          leftSection={<IconKey size={20} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      )}
      <FormDialog opened={isAdding} onClose={close} title={texts.addTitle} focusAfter="#passkeys">
        <AddPasskeyForm
          onAdded={() => {
            void utils.passkeys.mine.invalidate();
            close();
          }}
          onClose={close}
        />
      </FormDialog>
      <RemoveDialog asked={asked} onClose={() => ask(null)} />
    </Setting>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const texts = usePasskeysTexts();
  const format = useFormat();
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <Row isWrapping>
      <ItemWords>
        <Text fw={600}>{name}</Text>
        <ItemFacts>
          <span>
            {texts.added} <time dateTime={addedAt}>{format.date(addedAt)}</time>
          </span>
          <span>
            {texts.used} {lastUsedAt === null ? texts.neverUsed : <Age since={Date.parse(lastUsedAt)} />}
          </span>
        </ItemFacts>
      </ItemWords>
      <Button variant="default" size="sm" mih={44} aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

function RemoveDialog({ asked, onClose }: { asked: PasskeyView | null; onClose: () => void }) {
  const texts = usePasskeysTexts();
  const utils = trpc.useUtils();
  // Still shown while the dialog slides away.
  const [last] = useMemory<PasskeyView | null>(null, (before) => asked ?? before);
  const { mutateAsync: remove, isPending } = trpc.passkeys.remove.useMutation();
  if (!last) return null;
  const confirm = async () => {
    try {
      await remove({ passkeyId: last.id });
      announce(texts.removed(last.name));
    } catch (error) {
      // If it is gone already, that is fine.
      if (findErrorCode(error) !== 'NOT_FOUND') toastFailed(errorSentence(error, texts.removeFailed));
    }
    void utils.passkeys.mine.invalidate();
    onClose();
  };
  return (
    <AskDialog
      isOpen={asked !== null}
      title={texts.removeAsk(last.name)}
      confirm={texts.remove}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={() => focusLostHeading('#passkeys')}
    >
      <Text>{texts.removeText}</Text>
    </AskDialog>
  );
}
