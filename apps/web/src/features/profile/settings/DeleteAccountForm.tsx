import { PasswordInput, Text, TextInput } from '@mantine/core';
import { DELETE_WORD } from '@ridewire/contracts';
import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { DialogForm } from '../../../kit/dialogs/DialogForm.tsx';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { useSettingsTexts } from './texts.en.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useSecondFactorTexts } from '../../second-factor/texts.en.ts';
import { endSession } from '../../session/end-session.ts';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';

/**
 * Asks for the password, a code where two-step verification is on, and a typed word, so that no one else deletes the
 * account, and no one by a slip.
 */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const settings = useSettingsTexts();
  const deleteAccount = useDeleteAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const factorTexts = useSecondFactorTexts();
  const { data: factor, refetch } = trpc.secondFactor.mine.useQuery();
  const asksCode = factor?.turnedOnAt != null;
  const form = useCheckedForm({
    initialValues: { password: '', code: '', confirmation: '' },
    validate: ({ password, code, confirmation }) => ({
      password: password === '' && settings.deletePasswordMissing,
      code: asksCode && code.trim() === '' && factorTexts.anyCodeMissing,
      confirmation: confirmation.trim() !== DELETE_WORD && settings.deleteTypeMissing(DELETE_WORD),
    }),
    digitFields: ['code'],
  });
  const submit = async ({ code, ...values }: typeof form.values) => {
    setProblem(null);
    try {
      await deleteAccount({ ...values, ...(asksCode && { code }) });
    } catch (error) {
      const sentence = errorSentence(error, settings.deleteFailed);
      const refusal = findErrorCode(error);
      if (refusal === 'PASSWORD_WRONG') form.refuse('password', sentence);
      else if (asksCode && ['FACTOR_CODE_WRONG', 'BAD_INPUT'].includes(String(refusal)))
        form.refuse('code', sentence);
      else setProblem(sentence);
      // It was turned on meanwhile, on another device.
      if (refusal === 'SECOND_FACTOR_NEEDED') void refetch();
    }
  };
  return (
    <DialogForm
      onSubmit={form.onSubmit(submit)}
      gap="md"
      problem={problem}
      cancel={settings.keep}
      submit={settings.deleteConfirm}
      isBusy={form.isSending}
      busyLabel={settings.deleteBusy}
      color="red"
      onCancel={() => !form.isSending && onClose()}
    >
      <Text>{settings.deleteText}</Text>
      <PasswordInput
        {...form.field('password')}
        size="md"
        label={settings.deletePassword}
        autoComplete="current-password"
        data-autofocus
      />
      {asksCode && (
        <TextInput
          {...form.field('code')}
          size="md"
          label={factorTexts.anyCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextInput
        {...form.field('confirmation')}
        size="md"
        label={settings.deleteType(DELETE_WORD)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </DialogForm>
  );
}

/** Deletes the person's own account, forgets all their data here, and leads to the login page. */
function useDeleteAccount(): (input: {
  password: string;
  confirmation: string;
  code?: string;
}) => Promise<void> {
  const settings = useSettingsTexts();
  const router = useRouter();
  const remove = trpc.auth.deleteAccount.useMutation();
  return async (input) => {
    try {
      await remove.mutateAsync(input);
    } catch (error) {
      // The answer was lost; the call may have been carried out all the same.
      const isAnswered = findErrorCode(error) !== null;
      if (isAnswered || (await api.auth.me.query().catch(() => undefined)) !== null) throw error;
    }
    endSession();
    await router.navigate({ to: '/login' });
    toastDone(settings.deleted);
  };
}
