import { schemaResolver } from '@mantine/form';
import { ForgotPasswordInput } from '@ridewire/contracts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { errorSentence } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { toastPassed, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { AuthLink } from '../auth/AuthLink.tsx';
import { EmailField } from '../auth/EmailField.tsx';
import { SendButton } from '../auth/SendButton.tsx';
import { useCheckedForm } from '../../shell/use-checked-form.ts';

const validate = schemaResolver(ForgotPasswordInput, { sync: true });

/** Asks for a code to set a new password with. */
export function ForgotPassword() {
  const { auth, forgotPassword } = useTexts();
  const router = useRouter();
  const known = useRouterState({ select: ({ location }) => location.state.email });
  const form = useCheckedForm({ initialValues: { email: known ?? '' }, validate });

  const ask = async (values: ForgotPasswordInput) => {
    const { email } = ForgotPasswordInput.parse(values);
    try {
      const { resendInSeconds } = await api.auth.forgotPassword.mutate({ email });
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
      <form className="rw-auth-form" onSubmit={form.onSubmit(ask)} noValidate>
        <EmailField {...form.field('email')} autoComplete="username" />
        <SendButton
          label={forgotPassword.submit}
          waitingLabel={forgotPassword.submitting}
          isWaiting={form.isSending}
        />
        <div className="rw-auth-ways">
          <AuthLink to="/login" state={{ email: form.values.email }}>
            {auth.backToLogin}
          </AuthLink>
        </div>
      </form>
    </>
  );
}
