import { Alert, Button, Text } from '@mantine/core';
import { IconInfoCircle, IconKey } from '@tabler/icons-react';
import { getRouteApi, useHydrated, useRouter, useRouterState } from '@tanstack/react-router';
import type { DemoAccount, LoginInput, SignedIn } from '@ridewire/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { canMakePasskeys } from '../../passkeys/can-make-passkeys.ts';
import { usePasskeySignIn } from '../../passkeys/use-passkey-sign-in.ts';
import { DASHBOARDS } from '../../session/dashboard-path.ts';
import { useSignIn, type SignIn } from '../../session/use-sign-in.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { toastFailed, toastPassed } from '../../../kit/toasts/show-toast.tsx';
import { AuthHeading } from '../AuthHeading.tsx';
import { useLoginTexts } from './texts.en.ts';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { AuthLink } from '../AuthLink.tsx';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { SendButton } from '../SendButton.tsx';
import { useCheckedForm } from '../../../kit/forms/use-checked-form.ts';
import { checkLogin } from './check-login.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { SecondStepProps } from './SecondStep.tsx';
import { LoginRefusal, staysOnPage } from './LoginRefusal.tsx';
import { useAuthTexts } from '../texts.en.ts';
import styles from '../AuthFrame.module.css';

const route = getRouteApi('/_auth/login');

// Few people need it, and nobody before the password was right.
const SecondStep = lazyExtra<SecondStepProps>(
  async () => (await import('./SecondStep.tsx')).SecondStep,
  function Pending() {
    const login = useLoginTexts();
    return (
      <p role="status" className="rw-late">
        {login.submitting}
      </p>
    );
  },
);

/** The login page. */
export function Login() {
  const login = useLoginTexts();
  const { from } = route.useSearch();
  const isHydrated = useHydrated();
  const router = useRouter();
  const hasEnded = useRouterState({ select: ({ location }) => location.state.sessionEnded === true });
  const enter = (me: SignedIn) => {
    toastPassed(login.success);
    void router.navigate({
      to: me.mustSetUpFactor ? '/second-factor' : (from ?? DASHBOARDS[me.role]),
      replace: true,
    });
  };
  const signIn = useSignIn(enter);
  const [held, hold] = useState<LoginInput | null>(null);
  const [email, setEmail] = useState<string>();
  if (held)
    return (
      <SecondStep
        signIn={signIn}
        held={held}
        onBack={() => {
          setEmail(held.email);
          hold(null);
        }}
      />
    );
  return (
    <>
      <AuthHeading title={login.title} />
      {isHydrated && hasEnded && !signIn.error && (
        <Alert color="amber" role="status" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>
          {login.ended}
        </Alert>
      )}
      <LoginForm signIn={signIn} email={email} onNeedsCode={hold} onSignedIn={enter} />
    </>
  );
}

interface LoginFormProps {
  signIn: SignIn;
  /** Typed before. */
  email: string | undefined;
  onNeedsCode: (held: LoginInput) => void;
  onSignedIn: (me: SignedIn) => void;
}

function LoginForm({ signIn, email: typedEmail, onNeedsCode, onSignedIn }: LoginFormProps) {
  const auth = useAuthTexts();
  const login = useLoginTexts();
  const { data: config } = trpc.system.config.useQuery();
  const stated = useRouterState({ select: ({ location }) => location.state.email });
  const known = typedEmail ?? stated;
  const form = useCheckedForm({ initialValues: { email: known ?? '', password: '' }, validate: checkLogin });

  const page = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  // The page may have come before the app, with typed or even sent fields (public/first-paint.js).
  useLayoutEffect(() => {
    const early = page.current;
    if (isHydrated || !early) return;
    const typed = (name: string) => early.querySelector<HTMLInputElement>(`[data-path=${name}]`)?.value;
    form.setValues({ email: typed('email') || known || '', password: typed('password') ?? '' });
    if (early.dataset['sent']) early.requestSubmit();
    delete early.dataset['sent'];
  });

  const passkey = usePasskeySignIn({
    onSignedIn,
    onFailed: (error) => {
      if (!staysOnPage(error)) toastFailed(errorSentence(error, login.passkeyFailed, auth.unreachable));
    },
    onWrongAddress: () => toastFailed(login.passkeyElsewhere),
  });
  const isBusy = signIn.isPending || passkey.isPending;

  const submit = ({ email, password }: LoginInput) => {
    passkey.forget();
    signIn.mutate(
      { email: email.trim(), password },
      {
        onError: (error) => {
          if (staysOnPage(error)) return;
          if (findErrorCode(error) === 'SECOND_FACTOR_NEEDED')
            return onNeedsCode({ email: email.trim(), password });
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
    <form ref={page} method="dialog" className={styles.form} onSubmit={form.onSubmit(submit)} noValidate>
      {!isHydrated && (
        <Text role="alert" inherit c="var(--mantine-color-error)" hidden>
          {auth.unreachable}
        </Text>
      )}
      <LoginRefusal error={passkey.error ?? signIn.error} email={signIn.email} />
      <EmailField
        {...form.field('email')}
        autoComplete="username webauthn"
        onFocus={() => void passkey.offer()}
      />
      <PasswordField {...form.field('password')} label={auth.password} autoComplete="current-password" />
      <SendButton label={login.submit} waitingLabel={login.submitting} isWaiting={signIn.isPending} />
      {(!isHydrated || canMakePasskeys()) && (
        <Button
          variant="default"
          size="lg"
          fullWidth
          leftSection={<IconKey size={20} stroke={1.75} aria-hidden />}
          aria-busy={passkey.isPending}
          aria-disabled={isBusy}
          onClick={() => isBusy || void passkey.press()}
        >
          {login.passkey}
        </Button>
      )}
      {/* Remounted once the app is here: only then do its addresses contain the person's target. */}
      <nav key={String(isHydrated)} className={styles.ways} aria-label={login.otherWays}>
        <AuthLink to="/forgot-password" state={{ email: form.values.email }}>
          {login.forgot}
        </AuthLink>
        <AuthLink to="/signup" before={login.noAccount}>
          {login.signUp}
        </AuthLink>
      </nav>
      <DemoAccounts accounts={(isHydrated && config?.demoAccounts) || []} isBusy={isBusy} onTake={take} />
    </form>
  );
}
