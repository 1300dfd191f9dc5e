import type { DemoAccount, LoginInput } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { errorSentence, findErrorCode } from '../../live/error-sentence.ts';
import { configQuery } from '../../session/config-query.ts';
import type { useSignIn } from '../../session/use-sign-in.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthLink } from '../auth/AuthLink.tsx';
import { EmailField } from '../auth/EmailField.tsx';
import { PasswordField } from '../auth/PasswordField.tsx';
import { SendButton } from '../auth/SendButton.tsx';
import { useCheckedForm } from '../../shell/use-checked-form.ts';
import { checkLogin } from './check-login.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginRefusal, staysOnPage } from './LoginRefusal.tsx';

export function LoginForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { auth, login } = useTexts();
  const { data: config } = useQuery(configQuery);
  const known = useRouterState({ select: ({ location }) => location.state.email });
  const form = useCheckedForm({ initialValues: { email: known ?? '', password: '' }, validate: checkLogin });

  const submit = ({ email, password }: LoginInput) => {
    signIn.mutate(
      { email: email.trim(), password },
      {
        onError: (error) => {
          if (staysOnPage(error)) return;
          toastFailed(errorSentence(error, login.failure, auth.unreachable));
          if (findErrorCode(error) === 'INVALID_CREDENTIALS') form.focus('password');
        },
      },
    );
  };
  const take = ({ email, password }: DemoAccount) => {
    form.setValues({ email, password });
    submit({ email, password });
  };
  return (
    <form className="rw-auth-form" onSubmit={form.onSubmit(submit)} noValidate>
      <LoginRefusal error={signIn.error} email={signIn.email} />
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={auth.password} autoComplete="current-password" />
      <SendButton label={login.submit} waitingLabel={login.submitting} isWaiting={signIn.isPending} />
      <nav className="rw-auth-ways" aria-label={login.otherWays}>
        <AuthLink to="/forgot-password" state={{ email: form.values.email }}>
          {login.forgot}
        </AuthLink>
        <AuthLink to="/signup" before={login.noAccount}>
          {login.signUp}
        </AuthLink>
      </nav>
      <DemoAccounts accounts={config?.demoAccounts ?? []} isBusy={signIn.isPending} onTake={take} />
    </form>
  );
}
