import './Sidebar.css';
import { NavLink, Tooltip } from '@mantine/core';
import { Logo } from '@ridewire/ui';
import { IconLogout, type Icon } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useMe } from '../session/session-query.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SETTINGS, SIDEBAR, type Entry } from './navigation.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { toastFailed } from './show-toast.tsx';

export type SidebarProps = {
  /** Icons only, their names as tooltips. */
  isNarrow: boolean;
  /** A page was chosen. */
  onChoose?: () => void;
};

/** The router marks parents of the page too; here only the page itself is where one is. */
const EXACT = { exact: true, includeSearch: false };

const sign = (EntryIcon: Icon) => <EntryIcon size={20} stroke={1.75} aria-hidden />;

/** Where a person of this role can go, and the way out. */
export function Sidebar({ isNarrow, onChoose }: SidebarProps) {
  const { shell } = useTexts();
  const me = useMe();
  const signOut = useSignOut('/login');
  const leave = () => signOut.mutate(undefined, { onError: () => toastFailed(shell.logoutFailed) });
  return (
    <Tooltip.Group openDelay={700} closeDelay={300}>
      <div className="rw-sidebar" data-narrow={isNarrow || undefined}>
        <div className="rw-sidebar-head">
          <Link to="/dashboard" className="rw-brand" onClick={onChoose}>
            <Logo withWordmark={!isNarrow} />
          </Link>
        </div>
        {!isNarrow && (
          <div className="rw-sidebar-who">
            {me ? <RoleBadge role={me.role} /> : me === null ? shell.notAuthenticated : shell.loading}
          </div>
        )}
        <nav aria-label={shell.mainNavigation} className="rw-sidebar-links">
          {me &&
            SIDEBAR[me.role].map((entry) => (
              <SidebarLink key={entry.to} entry={entry} isNarrow={isNarrow} onChoose={onChoose} />
            ))}
          {me && (
            <div className="rw-sidebar-last">
              <SidebarLink entry={SETTINGS} isNarrow={isNarrow} onChoose={onChoose} />
            </div>
          )}
        </nav>
        {me && (
          <div className="rw-sidebar-foot">
            <Tooltip label={shell.logout} position="right" disabled={!isNarrow}>
              <NavLink
                component="button"
                label={shell.logout}
                leftSection={sign(IconLogout)}
                disabled={signOut.isPending}
                onClick={leave}
              />
            </Tooltip>
          </div>
        )}
      </div>
    </Tooltip.Group>
  );
}

function SidebarLink({
  entry,
  isNarrow,
  onChoose,
}: {
  entry: Entry;
  isNarrow: boolean;
  onChoose: (() => void) | undefined;
}) {
  const texts = useTexts();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const isHere = path === entry.to || (entry.holds === true && path.startsWith(`${entry.to}/`));
  const Beside = isNarrow ? undefined : entry.beside;
  const link = (
    <Tooltip label={entry.label(texts)} position="right" disabled={!isNarrow}>
      <NavLink
        component={Link}
        to={entry.to}
        activeOptions={EXACT}
        label={entry.label(texts)}
        leftSection={sign(entry.icon)}
        active={isHere}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => onChoose?.()}
      />
    </Tooltip>
  );
  if (!Beside) return link;
  return (
    <div className="rw-sidebar-row">
      {link}
      <Beside />
    </div>
  );
}
