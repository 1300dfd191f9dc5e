import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLayoutTexts } from './site-texts.ts';
import type { useVisitor } from './use-visitor.ts';
import styles from './frame.module.css';

// Most who look at these pages are signed out, and don't load it.
const VisitorMenu = lazy(() => import('./VisitorMenu.tsx'));

/** The ways in for who is signed out; who is signed in finds their own menu. */
export function AccountCorner({ visitor, signOut }: ReturnType<typeof useVisitor>) {
  const texts = useLayoutTexts();
  if (visitor)
    return (
      <Suspense>
        <VisitorMenu visitor={visitor} onSignOut={() => void signOut()} />
      </Suspense>
    );
  return (
    <div className={styles.waysIn}>
      <Button component="a" href="/login" variant="subtle">
        {texts.login}
      </Button>
      <Button component="a" href="/signup">
        {texts.signUp}
      </Button>
    </div>
  );
}
