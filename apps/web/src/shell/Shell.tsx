import './Shell.css';
import './print.css';
import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { EmergencyBar } from '../emergency/EmergencyBar.tsx';
import { useHasRideBar } from '../riding/use-has-ride-bar.ts';
import { useMe } from '../session/session-query.ts';
import { useSearchKeys } from '../spotlight/use-search-keys.ts';
import { useTexts } from '../texts/use-texts.ts';
import { FollowRole } from './FollowRole.tsx';
import { lazyExtra } from './lazy-extra.tsx';
import { BAR_HEIGHT, footerOf, navbarOf, SIDEBAR_WIDTH } from './shell-sizes.ts';
import { ShellPending } from './ShellPending.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { hasTabBar, TabBar } from './TabBar.tsx';
import { useIsTabBarHidden } from './tab-bar-room.ts';
import { TopBar } from './TopBar.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

const RideBar = lazyExtra(async () => (await import('../riding/RideBar.tsx')).RideBar);
const SpotlightSearch = lazyExtra(
  async () => (await import('../spotlight/SpotlightSearch.tsx')).SpotlightSearch,
);

/** The frame around every page of a signed-in person. */
export function Shell() {
  const { shell } = useTexts();
  const me = useMe();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [isWide, toggleWide] = useSidebarState();
  const [isDrawerOpen, drawer] = useDisclosure();
  const isTabBarHidden = useIsTabBarHidden();
  const toggleSidebar = isPhone ? drawer.toggle : toggleWide;
  useHotkeys([['mod+B', toggleSidebar]], []);
  useSearchKeys();
  useFocusHeading();
  const hasRideBar = useHasRideBar();
  // Signed out a moment ago: the way to the login page is already taken.
  if (!me) return <ShellPending />;
  const withTabs = isPhone && hasTabBar(me.role) && !isTabBarHidden;
  return (
    <AppShell
      layout="alt"
      header={{ height: BAR_HEIGHT }}
      navbar={navbarOf(isWide)}
      footer={footerOf({ withTabs, withRide: hasRideBar })}
    >
      <a className="rw-skip" href="#content" onClick={skipToContent}>
        {shell.skipToContent}
      </a>
      {me.role === 'admin' && <EmergencyBar />}
      <AppShell.Header className="rw-shell-header">
        <TopBar
          me={me}
          isPhone={isPhone}
          isSidebarOpen={isPhone ? isDrawerOpen : isWide}
          onToggleSidebar={toggleSidebar}
        />
      </AppShell.Header>
      <AppShell.Navbar className="rw-shell-navbar">
        {!isPhone && <Sidebar isNarrow={!isWide} />}
      </AppShell.Navbar>
      <Drawer.Root
        opened={isPhone && isDrawerOpen}
        onClose={drawer.close}
        size={SIDEBAR_WIDTH.drawer}
        padding={0}
        classNames={{ body: 'rw-shell-drawer' }}
      >
        <Drawer.Overlay />
        {/* Drawer alone would put the name on a div around the dialog, where no name may stand. */}
        <Drawer.Content aria-label={shell.sidebar}>
          <Drawer.Body>
            <Sidebar isNarrow={false} onChoose={drawer.close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <AppShell.Main id="content" className="rw-shell-main" tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
      <AppShell.Footer className="rw-shell-footer">
        {hasRideBar && <RideBar />}
        {withTabs && <TabBar role={me.role} />}
      </AppShell.Footer>
      <SpotlightSearch me={me} />
      <FollowRole role={me.role} />
    </AppShell>
  );
}

/** By hand, so that the address keeps no `#content`. */
function skipToContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
