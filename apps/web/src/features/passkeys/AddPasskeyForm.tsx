import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { PasskeyView } from '@ridewire/contracts';
import { mistake } from '@ridewire/contracts/mistakes';
import { MOST_PASSKEY_NAME } from '@ridewire/contracts/passkey-choices';
import { announce } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { makePasskey } from './make-passkey.ts';
import { useSuggestedName } from './use-suggested-name.ts';
import { usePasskeysTexts } from './texts.en.ts';

interface AddPasskeyFormProps {
  onAdded: (passkey: PasskeyView) => void;
  onClose: () => void;
}

const validate = ({ name }: { name: string }) => ({
  ...(name.trim() === '' && { name: mistake('missing', { field: 'name' }) }),
});

/** Names a new passkey, and has the device make it. */
export function AddPasskeyForm({ onAdded, onClose }: AddPasskeyFormProps) {
  const texts = usePasskeysTexts();
  const suggested = useSuggestedName();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: begin } = trpc.passkeys.begin.useMutation();
  const { mutateAsync: add } = trpc.passkeys.add.useMutation();
  const form = useCheckedForm({ initialValues: { name: suggested }, validate });
  const submit = form.onSubmit(async ({ name }) => {
    setProblem(null);
    try {
      const { made, why } = await makePasskey(await begin());
      if (!made) return setProblem(why === 'already' ? texts.already : texts[why]);
      const passkey = await add({ name, credential: made });
      announce(texts.addedNow(passkey.name));
      onAdded(passkey);
    } catch (error) {
      setProblem(errorSentence(error, texts.addFailed));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text>{texts.addHint}</Text>
        <TextInput
          size="lg"
          label={texts.name}
          description={texts.nameHint}
          maxLength={MOST_PASSKEY_NAME}
          data-autofocus
          {...form.field('name')}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group grow gap="sm">
          <ConnectedButton size="lg" type="submit" isBusy={form.isSending} busyLabel={texts.adding}>
            {texts.confirmAdd}
          </ConnectedButton>
          <Button size="lg" variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
