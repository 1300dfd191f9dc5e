import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { DELETE_WORD } from '@ridewire/contracts';
import { useState } from 'react';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useCheckedForm } from '../../shell/use-checked-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** Asks for the password and a typed word, so that nobody else does it, and nobody by a slip. */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const { settings } = useTexts();
  const deleteAccount = useDeleteAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm({
    initialValues: { password: '', confirmation: '' },
    validate: ({ password, confirmation }) => ({
      password: password === '' && settings.deletePasswordMissing,
      confirmation: confirmation.trim() !== DELETE_WORD && settings.deleteTypeMissing(DELETE_WORD),
    }),
  });
  const submit = async (values: typeof form.values) => {
    setProblem(null);
    try {
      await deleteAccount(values);
    } catch (error) {
      const sentence = errorSentence(error, settings.deleteFailed);
      if (findErrorCode(error) === 'PASSWORD_WRONG') form.refuse('password', sentence);
      else setProblem(sentence);
    }
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Text>{settings.deleteText}</Text>
        <PasswordInput
          {...form.field('password')}
          size="md"
          label={settings.deletePassword}
          autoComplete="current-password"
          data-autofocus
        />
        <TextInput
          {...form.field('confirmation')}
          size="md"
          label={settings.deleteType(DELETE_WORD)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" mt="sm">
          <Button variant="default" size="md" onClick={() => !form.isSending && onClose()}>
            {settings.keep}
          </Button>
          <LinkedButton
            type="submit"
            size="md"
            color="red"
            isBusy={form.isSending}
            busyLabel={settings.deleteBusy}
          >
            {settings.deleteConfirm}
          </LinkedButton>
        </Group>
      </Stack>
    </form>
  );
}
