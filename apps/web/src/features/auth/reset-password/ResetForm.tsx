import { Group, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { ResetPasswordInput } from '@ridewire/contracts';
import { useRouter } from '@tanstack/react-router';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed, toastPassed } from '../../../kit/toasts/show-toast.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { ResendCode } from '../ResendCode.tsx';
import { SendButton } from '../SendButton.tsx';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { useResend } from '../use-resend.ts';
import { checkReset, type ResetValues } from './check-reset.ts';
import { useForgotPasswordTexts } from './forgot-password.en.ts';
import { useResetPasswordTexts } from './texts.en.ts';
import { useAuthTexts } from '../texts.en.ts';
import authFrameStyles from '../AuthFrame.module.css';
import styles from './ResetPassword.module.css';
import { findKeptRules, PASSWORD_RULES } from './password-rules.ts';

export type ResetFormProps = { email: string; resendAt: number | undefined };

export function ResetForm({ email, resendAt }: ResetFormProps) {
  const auth = useAuthTexts();
  const forgotPassword = useForgotPasswordTexts();
  const resetPassword = useResetPasswordTexts();
  const router = useRouter();
  const { mutateAsync: setPassword } = trpc.auth.resetPassword.useMutation();
  const { mutateAsync: askForCode } = trpc.auth.forgotPassword.useMutation();
  const form = useCheckedForm<ResetValues>({
    initialValues: { email, otp: '', newPassword: '', confirmPassword: '' },
    validate: (values) => checkReset(values, auth.passwordsDiffer),
    digitFields: ['otp'],
    repeats: { field: 'confirmPassword', of: 'newPassword' },
  });

  const reset = async (values: ResetValues) => {
    try {
      const { passkeys } = await setPassword(ResetPasswordInput.parse(values));
      toastPassed(resetPassword.success);
      await router.navigate({
        to: '/reset-password',
        state: { email, isReset: true, hasPasskeys: passkeys > 0 },
        replace: true,
      });
    } catch (error) {
      const sentence = errorSentence(error, resetPassword.failure, auth.unreachable);
      toastFailed(sentence);
      const code = findErrorCode(error);
      if (code === 'CODE_INVALID') form.refuse('otp', sentence);
      if (code === 'PASSWORD_COMMON') form.refuse('newPassword', sentence);
    }
  };
  const resend = useResend({
    ask: () => askForCode({ email }),
    success: forgotPassword.success,
    failure: forgotPassword.failure,
    onSent: () => {
      form.setValues({ otp: '' });
      form.focus('otp');
    },
  });
  return (
    <form
      className={`${authFrameStyles.form} ${authFrameStyles.long}`}
      onSubmit={form.onSubmit(reset)}
      noValidate
    >
      <TextInput
        className={authFrameStyles.field}
        size="lg"
        label={auth.email}
        value={email}
        readOnly
        type="email"
        autoComplete="username"
      />
      <div className={styles.code}>
        <TextInput
          {...form.field('otp')}
          className={authFrameStyles.field}
          size="lg"
          label={resetPassword.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <ResendCode resendAt={resendAt} onResend={resend} />
      </div>
      <PasswordField
        {...form.field('newPassword')}
        label={resetPassword.newPassword}
        autoComplete="new-password"
      />
      <RuleList password={form.values.newPassword} />
      <PasswordField
        {...form.field('confirmPassword')}
        label={auth.confirmPassword}
        autoComplete="new-password"
      />
      <SendButton
        label={resetPassword.submit}
        waitingLabel={resetPassword.submitting}
        isWaiting={form.isSending}
      />
    </form>
  );
}

/** The rules for a new password, each line with whether it is met. */
function RuleList({ password }: { password: string }) {
  const resetPassword = useResetPasswordTexts();
  const kept = findKeptRules(password);
  return (
    <Stack component="ul" gap={4} mb={16} fz="sm" lh="sm" c="dimmed">
      {PASSWORD_RULES.map((rule) => {
        const isKept = kept.has(rule);
        const Sign = isKept ? IconCircleCheckFilled : IconCircleDashed;
        return (
          <Group component="li" key={rule} gap={8} wrap="nowrap" {...(isKept && { c: 'var(--rw-text)' })}>
            <Sign
              size={16}
              stroke={1.75}
              color={isKept ? 'var(--rw-icon-active)' : 'currentColor'}
              aria-hidden
            />
            <span>
              <VisuallyHidden>{isKept ? resetPassword.ruleMet : resetPassword.ruleOpen} </VisuallyHidden>
              {resetPassword.rules[rule]}
            </span>
          </Group>
        );
      })}
    </Stack>
  );
}
