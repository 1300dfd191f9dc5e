import { ActionIcon, Tooltip } from '@mantine/core';
import type { Me } from '@ridewire/contracts';
import { LinkBanner, LinkWire, Logo } from '@ridewire/ui';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useLink } from '../live/link-state.ts';
import { Bell } from '../notifications/Bell.tsx';
import { SpotlightButton } from '../spotlight/SpotlightButton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { tellHeight } from './tell-height.ts';
import { useOfflineWords } from './use-offline-words.ts';
import { LaterAccountMenu, LaterThemeMenu } from './LaterMenus.tsx';

export type TopBarProps = {
  me: Me;
  isPhone: boolean;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
};

/** The top bar, and under it the wire that shows the state of the live link. */
export function TopBar({ me, isPhone, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const { shell } = useTexts();
  const SidebarIcon = isPhone ? IconMenu2 : IconLayoutSidebar;
  return (
    <>
      <div className="rw-topbar">
        <Tooltip label={shell.toggleSidebar}>
          <ActionIcon
            aria-label={shell.toggleSidebar}
            aria-expanded={isSidebarOpen}
            onClick={onToggleSidebar}
          >
            <SidebarIcon size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {isPhone && (
          <Link to="/dashboard" className="rw-brand">
            <Logo size={20} />
          </Link>
        )}
        {!isPhone && <SpotlightButton isPhone={false} />}
        <span className="rw-topbar-space" />
        {isPhone && <SpotlightButton isPhone />}
        <LaterThemeMenu />
        <Bell role={me.role} isPhone={isPhone} />
        <LaterAccountMenu me={me} />
      </div>
      <LinkLine />
    </>
  );
}

const tellLinkHeight = tellHeight('--rw-link-px');

function LinkLine() {
  const { shell } = useTexts();
  const offline = useOfflineWords();
  const { status, since, eventCount, openCount } = useLink();
  const isRouteSlow = useRouterState({ select: ({ status: routing }) => routing === 'pending' });
  const isLost = status === 'down' || status === 'offline';
  const link = status === 'offline' ? 'offline' : status === 'live' || status === 'idle' ? 'live' : 'down';
  // One spark for each event of mine, and one when the link is back.
  const sparkKey = `${eventCount} ${Math.max(1, openCount)}`;
  return (
    <>
      <LinkWire state={isLost ? 'down' : isRouteSlow ? 'busy' : 'quiet'} sparkKey={sparkKey} />
      <div ref={tellLinkHeight}>
        <LinkBanner
          link={link}
          since={since}
          texts={{ down: shell.linkDown, offline, back: shell.linkBack }}
        />
      </div>
    </>
  );
}
