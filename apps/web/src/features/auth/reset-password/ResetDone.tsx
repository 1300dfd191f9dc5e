import { Button, Stack } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { Signal } from '@ridewire/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AuthHeading } from '../AuthHeading.tsx';
import { useResetPasswordTexts } from './texts.en.ts';
import styles from './ResetPassword.module.css';

/** How long the page is shown before it goes on, in milliseconds (SPEC, business constants). */
const STAYS_MS = 5_000;

/** The new password is set; the login page follows. Passkeys that still sign in are named. */
export function ResetDone({ email, hasPasskeys }: { email: string; hasPasskeys: boolean | undefined }) {
  const resetPassword = useResetPasswordTexts();
  const router = useRouter();
  useTimeout(() => void router.navigate({ to: '/login', state: { email }, replace: true }), STAYS_MS, {
    autoInvoke: true,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    box.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap="xl" align="flex-start" ref={box}>
      <Signal />
      <AuthHeading
        title={resetPassword.doneTitle}
        lead={hasPasskeys ? resetPassword.doneLeadPasskeys : resetPassword.doneLead}
      />
      <Button component={Link} to="/login" state={{ email }} replace size="lg" fullWidth>
        {resetPassword.continueToLogin}
      </Button>
      <div className={styles.bar} aria-hidden>
        <span style={{ animationDuration: `${STAYS_MS}ms` }} />
      </div>
    </Stack>
  );
}
