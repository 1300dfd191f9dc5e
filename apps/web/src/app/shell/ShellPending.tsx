import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { ScreenPending } from './ScreenPending.tsx';
import { useFrame } from './use-frame.ts';
import { LaterSidebar } from './LaterSidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import styles from './Shell.module.css';

/** The frame before it is known who is signed in, and just after signing out. */
export function ShellPending() {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [isWide, toggleWide] = useSidebarState();
  useHotkeys([['mod+B', toggleWide]], []);
  useFrame({ isWide });
  return (
    <>
      <header className={styles.header} data-print="none" />
      <nav className={styles.navbar} data-part="sidebar" data-print="none">
        {!isPhone && <LaterSidebar isNarrow={!isWide} />}
      </nav>
      <main className={styles.main}>
        <ScreenPending />
      </main>
    </>
  );
}
