import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { Signal } from '@ridewire/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { AuthHeading } from '../auth/AuthHeading.tsx';

/** How long the page stays before it goes on by itself, in milliseconds (SPEC, business constants). */
const STAYS_MS = 5_000;

/** The new password is set; the login page follows. */
export function ResetDone({ email }: { email: string }) {
  const { resetPassword } = useTexts();
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
    <div className="rw-reset-done" ref={box}>
      <Signal />
      <AuthHeading title={resetPassword.doneTitle} lead={resetPassword.doneLead} />
      <Button component={Link} to="/login" state={{ email }} replace size="lg" fullWidth>
        {resetPassword.continueToLogin}
      </Button>
      <div className="rw-reset-bar" aria-hidden>
        <span style={{ animationDuration: `${STAYS_MS}ms` }} />
      </div>
    </div>
  );
}
