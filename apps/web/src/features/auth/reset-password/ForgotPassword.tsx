import { schemaResolver } from '@mantine/form';
import { ForgotPasswordInput } from '@ridewire/contracts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastPassed, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { AuthHeading } from '../AuthHeading.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { EmailField } from '../EmailField.tsx';
import { SendButton } from '../SendButton.tsx';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { useForgotPasswordTexts } from './forgot-password.en.ts';
import { useAuthTexts } from '../texts.en.ts';
import styles from '../AuthFrame.module.css';

const validate = schemaResolver(ForgotPasswordInput, { sync: true });

/** Requests a code for setting a new password. */
export function ForgotPassword() {
  const auth = useAuthTexts();
  const forgotPassword = useForgotPasswordTexts();
  const router = useRouter();
  const { mutateAsync: askForCode } = trpc.auth.forgotPassword.useMutation();
  const known = useRouterState({ select: ({ location }) => location.state.email });
  const form = useCheckedForm({ initialValues: { email: known ?? '' }, validate });

  const ask = async (values: ForgotPasswordInput) => {
    const { email } = ForgotPasswordInput.parse(values);
    try {
      const { resendInSeconds } = await askForCode({ email });
      toastPassed(forgotPassword.success);
      await router.navigate({
        to: '/reset-password',
        state: { email, resendAt: Date.now() + resendInSeconds * 1000 },
      });
    } catch (error) {
      toastFailed(errorSentence(error, forgotPassword.failure, auth.unreachable));
    }
  };
  return (
    <>
      <AuthHeading title={forgotPassword.title} lead={forgotPassword.lead} />
      <form className={styles.form} onSubmit={form.onSubmit(ask)} noValidate>
        <EmailField {...form.field('email')} autoComplete="username" />
        <SendButton
          label={forgotPassword.submit}
          waitingLabel={forgotPassword.submitting}
          isWaiting={form.isSending}
        />
        <div className={styles.ways}>
          <AuthLink to="/login" state={{ email: form.values.email }}>
            {auth.backToLogin}
          </AuthLink>
        </div>
      </form>
    </>
  );
}
