import { TextInput } from '@mantine/core';
import { ResetPasswordInput } from '@ridewire/contracts';
import { useRouter } from '@tanstack/react-router';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { toastPassed, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { PasswordField } from '../auth/PasswordField.tsx';
import { ResendCode } from '../auth/ResendCode.tsx';
import { SendButton } from '../auth/SendButton.tsx';
import { useCheckedForm } from '../../shell/use-checked-form.ts';
import { useResend } from '../auth/use-resend.ts';
import { checkReset, type ResetValues } from './check-reset.ts';
import { RuleList } from './RuleList.tsx';

export type ResetFormProps = { email: string; resendAt: number | undefined };

export function ResetForm({ email, resendAt }: ResetFormProps) {
  const { auth, forgotPassword, resetPassword } = useTexts();
  const router = useRouter();
  const form = useCheckedForm<ResetValues>({
    initialValues: { email, otp: '', newPassword: '', confirmPassword: '' },
    validate: (values) => checkReset(values, auth.passwordsDiffer),
    digitFields: ['otp'],
    repeats: { field: 'confirmPassword', of: 'newPassword' },
  });

  const reset = async (values: ResetValues) => {
    try {
      await api.auth.resetPassword.mutate(ResetPasswordInput.parse(values));
      toastPassed(resetPassword.success);
      await router.navigate({ to: '/reset-password', state: { email, isReset: true }, replace: true });
    } catch (error) {
      const sentence = errorSentence(error, resetPassword.failure, auth.unreachable);
      toastFailed(sentence);
      if (findErrorCode(error) === 'CODE_INVALID') form.refuse('otp', sentence);
    }
  };
  const resend = useResend({
    ask: () => api.auth.forgotPassword.mutate({ email }),
    success: forgotPassword.success,
    failure: forgotPassword.failure,
    onSent: () => {
      form.setValues({ otp: '' });
      form.focus('otp');
    },
  });
  return (
    <form className="rw-auth-form rw-auth-long" onSubmit={form.onSubmit(reset)} noValidate>
      <TextInput
        className="rw-auth-field"
        size="lg"
        label={auth.email}
        value={email}
        readOnly
        type="email"
        autoComplete="username"
      />
      <div className="rw-reset-code">
        <TextInput
          {...form.field('otp')}
          className="rw-auth-field"
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
