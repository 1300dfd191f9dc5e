import { Text, TextInput } from '@mantine/core';
import type { PasskeyView } from '@ridewire/contracts';
import { mistake } from '@ridewire/contracts/mistakes';
import { MOST_PASSKEY_NAME } from '@ridewire/contracts/passkey-choices';
import { announce } from '@ridewire/ui';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { makePasskey } from './make-passkey.ts';
import { useSuggestedName } from './use-suggested-name.ts';
import { usePasskeysTexts } from './texts.en.ts';

interface AddPasskeyFormProps {
  onAdded: (passkey: PasskeyView) => void;
  onClose: () => void;
}

type Options = Parameters<typeof makePasskey>[0];

/**
 * Names a new passkey, and has the device make it. Asks for a code where two-step verification is on: at later sign-ins the
 * passkey needs none.
 */
export function AddPasskeyForm({ onAdded, onClose }: AddPasskeyFormProps) {
  const texts = usePasskeysTexts();
  const suggested = useSuggestedName();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: begin } = trpc.passkeys.begin.useMutation();
  const { mutateAsync: add } = trpc.passkeys.add.useMutation();
  const { data: factor, refetch } = trpc.secondFactor.mine.useQuery();
  const asksCode = factor?.turnedOnAt != null;
  // The code counts once: a person who stops the device tries again without another.
  const [begun, setBegun] = useState<Options>();
  const form = useCheckedForm({
    initialValues: { name: suggested, code: '' },
    validate: ({ name, code }) => ({
      ...(name.trim() === '' && { name: mistake('missing', { field: 'name' }) }),
      code: asksCode && !begun && code.trim() === '' && texts.codeMissing,
    }),
    digitFields: ['code'],
  });
  const submit = form.onSubmit(async ({ name, code }) => {
    setProblem(null);
    try {
      const options = begun ?? (await begin({ ...(asksCode && { code }) }));
      setBegun(options);
      const { made, why } = await makePasskey(options);
      if (!made) return setProblem(why === 'already' ? texts.already : texts[why]);
      setBegun(undefined);
      const passkey = await add({ name, credential: made });
      announce(texts.addedNow(passkey.name));
      onAdded(passkey);
    } catch (error) {
      const sentence = errorSentence(error, texts.addFailed);
      const refusal = findErrorCode(error);
      if (asksCode && ['FACTOR_CODE_WRONG', 'BAD_INPUT'].includes(String(refusal)))
        form.refuse('code', sentence);
      else setProblem(sentence);
      // It was turned on in the meantime, on another device.
      if (refusal === 'SECOND_FACTOR_NEEDED') void refetch();
    }
  });
  return (
    <DialogForm
      onSubmit={submit}
      problem={problem}
      submit={texts.confirmAdd}
      isBusy={form.isSending}
      busyLabel={texts.adding}
      onCancel={onClose}
    >
      <Text>{texts.addHint}</Text>
      <TextInput
        size="lg"
        label={texts.name}
        description={texts.nameHint}
        maxLength={MOST_PASSKEY_NAME}
        data-autofocus
        {...form.field('name')}
      />
      {asksCode && (
        <TextInput
          {...form.field('code')}
          size="lg"
          label={texts.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </DialogForm>
  );
}
