import { AppShell } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { ScreenPending } from './ScreenPending.tsx';
import { BAR_HEIGHT, navbarOf } from './shell-sizes.ts';
import { Sidebar } from './Sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import styles from './Shell.module.css';

/** The frame before it is known who is signed in, and for the moment in which nobody is any more. */
export function ShellPending() {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [isWide, toggleWide] = useSidebarState();
  useHotkeys([['mod+B', toggleWide]], []);
  return (
    <AppShell layout="alt" header={{ height: BAR_HEIGHT }} navbar={navbarOf(isWide)}>
      <AppShell.Header className={styles.header} data-print="none" />
      <AppShell.Navbar className={styles.navbar} data-print="none">
        {!isPhone && <Sidebar isNarrow={!isWide} />}
      </AppShell.Navbar>
      <AppShell.Main className={styles.main}>
        <ScreenPending />
      </AppShell.Main>
    </AppShell>
  );
}
