import { Group } from '@mantine/core';
import type { Role } from '@ridewire/contracts';
import { IconHome, IconReceipt, IconReportMoney, IconRoute, IconUser, type Icon } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useShellTexts } from './texts.en.ts';
import type { Entry } from './navigation.ts';
import styles from './TabBar.module.css';

type Tab = Omit<Entry, 'beside'> & { icon: Icon };

const PROFILE: Tab = { to: '/dashboard/profile', label: (shell) => shell.profile, icon: IconUser };

/** The tabs at the bottom of a phone. Admins work at a desk and have none. */
const TABS: Record<Role, Tab[]> = {
  rider: [
    { to: '/dashboard/rider', label: (shell) => shell.home, icon: IconHome },
    { to: '/dashboard/rider/history', label: (shell) => shell.rides, icon: IconRoute },
    {
      to: '/dashboard/rider/payments',
      label: (shell) => shell.payments,
      icon: IconReceipt,
      holds: true,
    },
    PROFILE,
  ],
  driver: [
    { to: '/dashboard/driver', label: (shell) => shell.home, icon: IconHome },
    { to: '/dashboard/driver/history', label: (shell) => shell.rides, icon: IconRoute },
    { to: '/dashboard/driver/earnings', label: (shell) => shell.earnings, icon: IconReportMoney },
    PROFILE,
  ],
  admin: [],
};

export const hasTabBar = (role: Role): boolean => TABS[role].length > 0;

/** A phone's tabs for the few pages that matter on the move. */
export function TabBar({ role }: { role: Role }) {
  const shell = useShellTexts();
  // Rides under way belong to the tab of all rides.
  const ridesOf = useRouterState({
    select: ({ location }) => location.pathname.replace('active-rides', 'history'),
  });
  return (
    <Group
      component="nav"
      gap={0}
      wrap="nowrap"
      align="stretch"
      h="calc(28px + 1.75rem)"
      aria-label={shell.tabBar}
    >
      {TABS[role].map(({ to, label, icon: TabIcon, holds }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          activeOptions={{ exact: !holds, includeSearch: false }}
          {...(to === ridesOf && { 'data-status': 'active', 'aria-current': 'true' })}
        >
          <TabIcon size={24} stroke={1.75} aria-hidden />
          {label(shell)}
        </Link>
      ))}
    </Group>
  );
}
