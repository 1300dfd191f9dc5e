import './print.css';
import { Box } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import type { Me } from '@ridewire/contracts';
import { ConnectionBanner, ConnectionWire, Logo } from '@ridewire/ui';
import { useHasRideBar } from '../../features/booking/presence/use-has-ride-bar.ts';
import { useMe } from '../../features/session/use-me.ts';
import { useSearchKeys } from '../../features/search/use-search-keys.ts';
import { useShellTexts } from './texts.en.ts';
import { FollowRole } from './FollowRole.tsx';
import { LaterSidebar } from './LaterSidebar.tsx';
import { lazyExtra, lazyLater } from '../../kit/page/lazy-extra.tsx';
import { BESIDE_SCROLL_BAR, useFrame } from './use-frame.ts';
import { PhoneSidebar } from './PhoneSidebar.tsx';
import { ShellPending } from './ShellPending.tsx';
import { SidebarButton } from './SidebarButton.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { hasTabBar, TabBar } from './TabBar.tsx';
import { useIsTabBarHidden } from '../../kit/page/tab-bar-room.ts';
import { useIsOnItsSide } from '../../kit/page/use-is-on-its-side.ts';
import { useFocusHeading } from '../../kit/page/use-focus-heading.ts';
import styles from './Shell.module.css';
import { LINK_STATES } from '../../kit/live/link-states.ts';
import { useConnection } from '../../kit/live/connection-state.ts';
import { LaterBell } from '../../features/notifications/LaterBell.tsx';
import { SpotlightButton } from '../../features/search/SpotlightButton.tsx';
import { tellHeight } from '../../kit/page/tell-height.ts';
import { useOfflineWords } from '../../features/session/use-offline-words.ts';
import { LaterThemeMenu } from '../../kit/theme/LaterThemeMenu.tsx';
import { LaterAccountMenu } from './LaterAccountMenu.tsx';

type TopBarProps = {
  me: Me;
  isPhone: boolean;
  /** On a wide screen: whether the sidebar is expanded. */
  isWide: boolean;
  onToggleWide: () => void;
};

/** The top bar, and under it the wire that shows the state of the live link. */
function TopBar({ me, isPhone, isWide, onToggleWide }: TopBarProps) {
  return (
    <>
      <div className={styles.topbar}>
        {isPhone ? <PhoneSidebar /> : <SidebarButton isOpen={isWide} onToggle={onToggleWide} />}
        {isPhone && (
          <Link to="/dashboard" className="rw-brand rw-press">
            <Logo size={20} />
          </Link>
        )}
        {!isPhone && <SpotlightButton isPhone={false} />}
        <Box component="span" flex={1} />
        {isPhone && <SpotlightButton isPhone />}
        <LaterThemeMenu />
        <LaterBell role={me.role} isPhone={isPhone} />
        <LaterAccountMenu me={me} />
      </div>
      <LinkLine />
    </>
  );
}

const tellLinkHeight = tellHeight('--rw-link-px');

function LinkLine() {
  const shell = useShellTexts();
  const offline = useOfflineWords();
  const { status, since, eventCount, openCount } = useConnection();
  const isRouteSlow = useRouterState({ select: ({ status: routing }) => routing === 'pending' });
  const { sign, banner } = LINK_STATES[status];
  // One spark for each of my events, and one when the link is back.
  const sparkKey = `${eventCount} ${Math.max(1, openCount)}`;
  return (
    <>
      <ConnectionWire state={sign === 'down' ? 'down' : isRouteSlow ? 'busy' : 'quiet'} sparkKey={sparkKey} />
      <div ref={tellLinkHeight} className={styles.link}>
        <ConnectionBanner
          link={banner}
          since={since}
          texts={{ down: shell.connectionDown, offline, back: shell.connectionBack }}
        />
      </div>
    </>
  );
}

const AlertBar = lazyExtra(async () => (await import('../../features/sos/AlertBar.tsx')).AlertBar);
const PasswordDialog = lazyLater(
  async () => (await import('../../kit/dialogs/PasswordDialog.tsx')).PasswordDialog,
);
const RideBar = lazyExtra(async () => (await import('../../features/booking/presence/RideBar.tsx')).RideBar);
const Search = lazyLater(async () => (await import('./Search.tsx')).Search);

/** The frame around every page of a signed-in person. */
export function Shell() {
  const shell = useShellTexts();
  const me = useMe();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isOnItsSide = useIsOnItsSide();
  const isPhone = isNarrow || isOnItsSide;
  const [isWide, toggleWide] = useSidebarState();
  const isTabBarHidden = useIsTabBarHidden();
  useHotkeys([['mod+B', () => !isPhone && toggleWide()]], []);
  useSearchKeys();
  useFocusHeading();
  const hasRideBar = useHasRideBar();
  const withTabs =
    isNarrow && !isOnItsSide && me !== null && me !== undefined && hasTabBar(me.role) && !isTabBarHidden;
  useFrame({ isWide, withTabs, withRide: hasRideBar });
  // Just signed out: the login page is already loading.
  if (!me) return <ShellPending />;
  return (
    <>
      <a className="rw-skip" data-print="none" href="#content" onClick={skipToContent}>
        {shell.skipToContent}
      </a>
      {me.role === 'admin' && <AlertBar />}
      <header className={`${styles.header} ${BESIDE_SCROLL_BAR}`} data-print="none">
        <TopBar me={me} isPhone={isPhone} isWide={isWide} onToggleWide={toggleWide} />
      </header>
      <nav className={styles.navbar} data-part="sidebar" data-print="none">
        {!isPhone && <LaterSidebar isNarrow={!isWide} />}
      </nav>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={`${styles.footer} ${BESIDE_SCROLL_BAR}`} data-print="none">
        {hasRideBar && <RideBar />}
        {withTabs && <TabBar role={me.role} />}
      </footer>
      <Search me={me} />
      {me.role === 'admin' && <PasswordDialog />}
      <FollowRole role={me.role} />
    </>
  );
}

/** Done by script, so that the address keeps no `#content`. */
function skipToContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
