import type { Role } from '@ridewire/contracts';
import { IconHistory, IconLayoutDashboard, type Icon } from '@tabler/icons-react';
import type { FileRoutesByTo } from '../routeTree.gen.ts';
import type { Texts } from '../texts/english.ts';

export interface Entry {
  /** A page that exists: the type knows them all. */
  to: keyof FileRoutesByTo;
  label: (texts: Texts) => string;
  icon: Icon;
  /** Whether pages below this one belong to it. */
  holds?: true;
}

/** The sidebar, by role. */
export const SIDEBAR: Record<Role, Entry[]> = {
  rider: [
    { to: '/dashboard/rider', label: ({ shell }) => shell.dashboard, icon: IconLayoutDashboard },
    {
      to: '/dashboard/rider/history',
      label: ({ shell }) => shell.rideHistory,
      icon: IconHistory,
      holds: true,
    },
  ],
  driver: [
    { to: '/dashboard/driver', label: ({ shell }) => shell.dashboard, icon: IconLayoutDashboard },
    {
      to: '/dashboard/driver/history',
      label: ({ shell }) => shell.rideHistory,
      icon: IconHistory,
      holds: true,
    },
  ],
  admin: [{ to: '/dashboard/admin', label: ({ shell }) => shell.dashboard, icon: IconLayoutDashboard }],
};
