import { Anchor, Stack } from '@mantine/core';
import { Logo } from '@ridewire/ui';
import { Outlet, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sitePath } from '@ridewire/contracts/languages';
import { LaterThemeMenu } from '../../kit/theme/LaterThemeMenu.tsx';
import { useFocusHeading } from '../../kit/page/use-focus-heading.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { useAuthTexts } from './texts.en.ts';
import styles from './AuthFrame.module.css';

/** From the left edge to a ring at the upper right, through two people on the way. */
const WIRE = 'M-400 640C-40 640 60 300 240 300S380 450 520 450 560 190 700 190';

/** The ink panel with the wire. It has no words that the form needs. */
function AuthPanel() {
  const auth = useAuthTexts();
  return (
    <aside className={styles.panel}>
      <svg viewBox="0 0 860 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path stroke="var(--mantine-color-wire-5)" strokeWidth={4} strokeLinecap="round" d={WIRE} />
        <circle fill="var(--mantine-color-wire-5)" cx={240} cy={300} r={10} />
        <circle fill="var(--mantine-color-wire-5)" cx={520} cy={450} r={10} />
        <circle className={styles.ring} cx={700} cy={190} r={14} />
        <circle className={styles.spark} r={9} style={{ offsetPath: `path('${WIRE}')` }} />
      </svg>
      <div className={styles.words}>
        <p className="rw-display">{auth.panelTitle}</p>
        <p>{auth.panelText}</p>
      </div>
    </aside>
  );
}

/**
 * The frame of every page before signing in: the form at the left, on a wide screen the wire next to it.
 * @param corner at the upper right, once the page can be used
 */
export function AuthFrame({ corner }: { corner?: ReactNode }) {
  const language = useLanguage();
  const auth = useAuthTexts();
  useFocusHeading();
  return (
    <div className={styles.auth}>
      <Stack gap={0} miw={0} bg="var(--rw-surface)">
        <header className={styles.head}>
          <Anchor href={sitePath('/', language)} c="inherit" underline="never" className="rw-brand rw-press">
            <Logo />
          </Anchor>
          {useHydrated() && (
            <>
              {corner}
              <LaterThemeMenu />
            </>
          )}
        </header>
        <main className={styles.main} id="content">
          <Outlet />
          <noscript>{auth.needsScript}</noscript>
        </main>
      </Stack>
      <AuthPanel />
    </div>
  );
}
