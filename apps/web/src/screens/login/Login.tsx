import './Login.css';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router';
import { DASHBOARDS } from '../../session/dashboard-path.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { toastPassed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthHeading } from '../auth/AuthHeading.tsx';
import { LoginForm } from './LoginForm.tsx';

const route = getRouteApi('/_auth/login');

/** Sign in. */
export function Login() {
  const { login } = useTexts();
  const { from } = route.useSearch();
  const router = useRouter();
  const hasEnded = useRouterState({ select: ({ location }) => location.state.sessionEnded === true });
  const signIn = useSignIn((me) => {
    toastPassed(login.success);
    void router.navigate({ to: from ?? DASHBOARDS[me.role], replace: true });
  });
  return (
    <>
      <AuthHeading title={login.title} />
      {hasEnded && !signIn.error && (
        <Alert color="amber" role="status" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>
          {login.ended}
        </Alert>
      )}
      <LoginForm signIn={signIn} />
    </>
  );
}
