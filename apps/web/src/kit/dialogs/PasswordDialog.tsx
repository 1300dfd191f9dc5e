import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useSyncExternalStore, useState, type KeyboardEvent } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { errorSentence, findErrorCode } from '../live/error-sentence.ts';
import { answerPasswordAsk, followPasswordAsk, isPasswordAsked } from '../live/password-ask.ts';
import { api } from '../live/trpc.ts';
import { useDialogsTexts } from './texts.en.ts';
import { useShield } from './use-shield.ts';

/** Above the dialog that waits for the password. */
const Z_INDEX = 300;
/** Keeps Escape from also closing the dialog below, since all of Mantine's windows listen. */
const OWN_KEYS = { 'data-mantine-stop-propagation': true };

const refuse = () => answerPasswordAsk(false);

/** Asks for the password before an action that can't be undone: see `passwordLink`. */
export function PasswordDialog() {
  const { password } = useDialogsTexts();
  const isAsked = useSyncExternalStore(followPasswordAsk, isPasswordAsked);
  useShield(isAsked, Z_INDEX + 1);
  return (
    <Modal
      opened={isAsked}
      onClose={refuse}
      title={password.title}
      zIndex={Z_INDEX}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && refuse()}
    >
      <PasswordForm />
    </Modal>
  );
}

function PasswordForm() {
  const { password: words } = useDialogsTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: password === '' && words.missing }),
  });
  const confirm = async (values: typeof form.values) => {
    setProblem(null);
    try {
      await api.auth.confirmPassword.mutate(values);
      answerPasswordAsk(true);
    } catch (error) {
      const sentence = errorSentence(error, words.failed);
      if (findErrorCode(error) === 'PASSWORD_WRONG') form.refuse('password', sentence);
      else setProblem(sentence);
    }
  };
  return (
    <form onSubmit={form.onSubmit(confirm)} noValidate>
      <Stack gap="md">
        <Text>{words.text}</Text>
        <PasswordInput
          {...form.field('password')}
          {...OWN_KEYS}
          size="md"
          label={words.label}
          autoComplete="current-password"
          data-autofocus
        />
        <DialogFoot problem={problem}>
          <Button {...OWN_KEYS} variant="default" size="md" onClick={refuse}>
            {words.cancel}
          </Button>
          <ConnectedButton
            {...OWN_KEYS}
            type="submit"
            size="md"
            isBusy={form.isSending}
            busyLabel={words.confirming}
          >
            {words.confirm}
          </ConnectedButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
