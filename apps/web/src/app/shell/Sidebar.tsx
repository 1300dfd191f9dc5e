import { Box, NavLink, Text } from '@mantine/core';
import { Hint, Logo } from '@ridewire/ui';
import { IconLogout, type Icon } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useMe } from '../../features/session/use-me.ts';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { entriesOf, SETTINGS, type Entry } from './navigation.ts';
import { RoleBadge } from '../../features/session/RoleBadge.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useShellTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './Sidebar.module.css';

export type SidebarProps = {
  /** Icons only, with their names as tooltips. */
  isNarrow: boolean;
  /** A page was chosen. */
  onChoose?: () => void;
};

/** The router also marks parents of the present page; here only the page itself is marked. */
const EXACT = { exact: true, includeSearch: false };

/** The list may be longer than the screen. */
const showHere = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

const sign = (EntryIcon: Icon) => <EntryIcon size={20} stroke={1.75} aria-hidden />;

/** The pages of this role, and sign-out. */
export function Sidebar({ isNarrow, onChoose }: SidebarProps) {
  const shell = useShellTexts();
  const kit = useKitTexts();
  const me = useMe();
  const signOut = useSignOut('/login');
  const leave = () => signOut.mutate(undefined, { onError: () => toastFailed(kit.logoutFailed) });
  return (
    <div className={styles.sidebar} data-narrow={isNarrow || undefined}>
      <div className={styles.head}>
        <Link to="/dashboard" className="rw-brand rw-press" onClick={onChoose}>
          <Logo withWordmark={!isNarrow} />
        </Link>
      </div>
      {!isNarrow && (
        <Text component="div" inherit fz="sm" lh="1.5rem" pb={4} px="lg" c="dimmed">
          {me ? <RoleBadge role={me.role} /> : me === null ? shell.notAuthenticated : kit.loading}
        </Text>
      )}
      <nav aria-label={shell.mainNavigation} className={styles.links}>
        <div className={styles.pages}>
          {me &&
            entriesOf(me).map((entry) => (
              <SidebarLink key={entry.to} entry={entry} isNarrow={isNarrow} onChoose={onChoose} />
            ))}
        </div>
        {me && (
          <div className={styles.foot}>
            <SidebarLink entry={SETTINGS} isNarrow={isNarrow} onChoose={onChoose} />
          </div>
        )}
      </nav>
      {me && (
        <div className={styles.foot}>
          <Hint label={isNarrow && kit.logout} position="right">
            <NavLink
              component="button"
              label={kit.logout}
              leftSection={sign(IconLogout)}
              disabled={signOut.isPending}
              onClick={leave}
            />
          </Hint>
        </div>
      )}
    </div>
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
  const shell = useShellTexts();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const { to, holds, reaches } = entry;
  const isAt = (page: string) => path === page;
  const isHere = isAt(to) || (holds === true && path.startsWith(`${to}/`)) || reaches?.some(isAt) === true;
  const Beside = isNarrow ? undefined : entry.beside;
  return (
    <Box className={Beside ? styles.row : ''} mt={entry.begins ? 'sm' : 0}>
      <Hint label={isNarrow && entry.label(shell)} position="right">
        <NavLink
          component={Link}
          {...(isHere && { ref: showHere })}
          to={to}
          activeOptions={EXACT}
          label={entry.label(shell)}
          leftSection={sign(entry.icon)}
          active={isHere}
          aria-current={isHere ? 'page' : undefined}
          onClick={() => onChoose?.()}
        />
      </Hint>
      {Beside && <Beside />}
    </Box>
  );
}
