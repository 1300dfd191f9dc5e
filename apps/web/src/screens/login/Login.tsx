import './Login.css';
import { Alert, Anchor, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Logo } from '@ridewire/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router';
import { DASHBOARDS } from '../../session/dashboard-path.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { toastDone } from '../../shell/show-toast.tsx';
import { ThemeMenu } from '../../shell/ThemeMenu.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPanel } from './LoginPanel.tsx';

const route = getRouteApi('/login');

/** Sign in: the form at the left, on a wide screen the wire beside it. */
export function Login() {
  const { login, shell } = useTexts();
  const { from } = route.useSearch();
  const router = useRouter();
  const hasEnded = useRouterState({ select: ({ location }) => location.state.sessionEnded === true });
  const signIn = useSignIn((me) => {
    toastDone(login.success);
    void router.navigate({ to: from ?? DASHBOARDS[me.role], replace: true });
  });
  useDocumentTitle(`${login.title} · ${shell.productName}`);
  return (
    <div className="rw-login">
      <div className="rw-login-side">
        <header className="rw-login-head">
          <Anchor href="/" c="inherit" underline="never" className="rw-brand">
            <Logo />
          </Anchor>
          <ThemeMenu />
        </header>
        <main className="rw-login-main">
          <Title order={1} tabIndex={-1}>
            {login.title}
          </Title>
          {hasEnded && !signIn.error && (
            <Alert color="amber" role="status" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>
              {login.ended}
            </Alert>
          )}
          <LoginForm signIn={signIn} />
        </main>
      </div>
      <LoginPanel />
    </div>
  );
}
