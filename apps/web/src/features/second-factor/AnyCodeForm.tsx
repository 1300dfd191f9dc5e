import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { useSecondFactorTexts } from './texts.en.ts';

interface AnyCodeFormProps {
  text: string;
  submit: string;
  submitting: string;
  failed: string;
  send: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a code of the app, or for a recovery code, before the second factor changes. */
export function AnyCodeForm({ text, submit, submitting, failed, send, onClose }: AnyCodeFormProps) {
  const texts = useSecondFactorTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ ...(code.trim() === '' && { code: texts.anyCodeMissing }) }),
    digitFields: ['code'],
  });
  const submitCode = async ({ code }: { code: string }) => {
    setProblem(null);
    try {
      await send(code);
    } catch (error) {
      const sentence = errorSentence(error, failed);
      const isOfCode = ['FACTOR_CODE_WRONG', 'BAD_INPUT'].includes(String(findErrorCode(error)));
      if (isOfCode) form.refuse('code', sentence);
      else setProblem(sentence);
    }
  };
  return (
    <DialogForm
      onSubmit={form.onSubmit(submitCode)}
      gap="md"
      problem={problem}
      submit={submit}
      isBusy={form.isSending}
      busyLabel={submitting}
      onCancel={onClose}
    >
      <Text>{text}</Text>
      <TextInput
        {...form.field('code')}
        size="lg"
        label={texts.anyCode}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
      />
    </DialogForm>
  );
}
