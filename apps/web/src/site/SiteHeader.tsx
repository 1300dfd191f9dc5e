import { ActionIcon, Burger, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Logo } from '@ridewire/ui';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AccountCorner } from './AccountCorner.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import { useLayoutTexts, useLinkTo } from './site-texts.ts';
import { useVisitor } from './use-visitor.ts';
import styles from './frame.module.css';

const SiteSheet = lazy(() => import('./SiteSheet.tsx'));

/** Stays at the top of every public page. On a narrow screen its links are in a side sheet, loaded with the first press. */
export function SiteHeader({ path }: { path: string | null }) {
  const texts = useLayoutTexts();
  const linkTo = useLinkTo();
  const visiting = useVisitor();
  const [isOpen, { open, close }] = useDisclosure();
  const [isWanted, setWanted] = useState(false);
  const openSheet = () => {
    setWanted(true);
    open();
  };
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} rw-site-wide`}>
        <a href={linkTo('/')} className={`${styles.brand} rw-press`}>
          <Logo />
        </a>
        <nav aria-label={texts.navigation} className={styles.links}>
          <SiteLinks path={path} />
        </nav>
        <LanguageLinks path={path} />
        <ThemeToggle />
        <div className={styles.corner}>
          <AccountCorner {...visiting} />
        </div>
        <Burger
          className={`${styles.burger} rw-needs-script`}
          opened={isOpen}
          onClick={openSheet}
          aria-label={texts.openMenu}
          aria-expanded={isOpen}
          size="sm"
        />
      </div>
      {isWanted && (
        <Suspense>
          <SiteSheet path={path} isOpen={isOpen} onClose={close} visiting={visiting} />
        </Suspense>
      )}
    </header>
  );
}

/** Light or dark; the settings page also knows "as the system". */
function ThemeToggle() {
  const texts = useLayoutTexts();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: true });
  return (
    <ActionIcon
      className="rw-needs-script"
      variant="subtle"
      size={44}
      aria-label={texts.theme}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <IconSun size={20} stroke={1.75} aria-hidden className={styles.whenDark} />
      <IconMoon size={20} stroke={1.75} aria-hidden className={styles.whenLight} />
    </ActionIcon>
  );
}
