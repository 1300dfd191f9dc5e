import { mayAtDesk, type Me, type Role } from '@ridewire/contracts';
import {
  IconBellRinging,
  IconCalendarClock,
  IconChartBar,
  IconFileCertificate,
  IconHistory,
  IconLayoutDashboard,
  IconMap2,
  IconMapPinPlus,
  IconPower,
  IconReceipt,
  IconReportMoney,
  IconRoute,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { lazyExtra } from '../../kit/page/lazy-extra.tsx';
import { announcementsPage } from '../../features/announcements/announcements-page.ts';
import { auditPage } from '../../features/audit/audit-page.ts';
import { driversPage } from '../../features/drivers/drivers-page.ts';
import { exportsPage } from '../../features/reports/exports/exports-page.ts';
import { incidentsPage } from '../../features/sos/incidents/incidents-page.ts';
import { messagesPage } from '../../features/messages/messages-page.ts';
import { problemsPage } from '../../features/problems/desk/problems-page.ts';
import { promosPage } from '../../features/promos/promos-page.ts';
import { questsPage } from '../../features/quests/quests-page.ts';
import { queuesPage } from '../../features/queues/queues-page.ts';
import { ridesPage } from '../../features/rides/rides-page.ts';
import { serviceAreasPage } from '../../features/service-areas/service-areas-page.ts';
import { streetChangesPage } from '../../features/street-changes/street-changes-page.ts';
import { tariffsPage } from '../../features/tariffs/tariffs-page.ts';
import { usersPage } from '../../features/users/users-page.ts';
import type { PageEntry } from '../../kit/page/page-entry.ts';
import type { ShellTexts } from './texts.en.ts';

/** Pages of one noun name themselves; the others are called here. */
export interface Entry extends Omit<PageEntry, 'label'> {
  label: (shell: ShellTexts) => string;
  /** The first of those about one thing. */
  begins?: true;
}

const DASHBOARD = { label: (shell: ShellTexts) => shell.dashboard, icon: IconLayoutDashboard };
const PROFILE: Entry = { to: '/dashboard/profile', label: (shell) => shell.profile, icon: IconUser };
/** Below all others, for everyone. */
export const SETTINGS: Entry = {
  to: '/settings',
  label: (shell) => shell.settings,
  icon: IconSettings,
  reaches: ['/dashboard/admin/webhooks'],
};

/** The sidebar, by role. */
const SIDEBAR: Record<Role, Entry[]> = {
  rider: [
    { to: '/dashboard/rider', ...DASHBOARD },
    PROFILE,
    { to: '/dashboard/rider/book-ride', label: (shell) => shell.bookRide, icon: IconMapPinPlus },
    { to: '/dashboard/rider/active-rides', label: (shell) => shell.activeRides, icon: IconRoute },
    {
      to: '/dashboard/rider/history',
      label: (shell) => shell.rideHistory,
      icon: IconHistory,
      holds: true,
    },
    {
      to: '/dashboard/rider/payments',
      label: (shell) => shell.payments,
      icon: IconReceipt,
      holds: true,
    },
  ],
  driver: [
    { to: '/dashboard/driver', ...DASHBOARD },
    PROFILE,
    {
      to: '/dashboard/goonline',
      label: (shell) => shell.goOnline,
      icon: IconPower,
      beside: lazyExtra(async () => (await import('./AvailabilitySwitch.tsx')).AvailabilitySwitch),
    },
    { to: '/dashboard/driver/requests', label: (shell) => shell.rideRequests, icon: IconBellRinging },
    { to: '/dashboard/driver/ahead', label: (shell) => shell.ridesAhead, icon: IconCalendarClock },
    { to: '/dashboard/driver/active-rides', label: (shell) => shell.activeRides, icon: IconRoute },
    { to: '/dashboard/driver/earnings', label: (shell) => shell.earnings, icon: IconReportMoney },
    {
      to: '/dashboard/driver/history',
      label: (shell) => shell.rideHistory,
      icon: IconHistory,
      holds: true,
    },
    {
      to: '/dashboard/driver/documents',
      label: (shell) => shell.documents,
      icon: IconFileCertificate,
    },
  ],
  admin: [
    { to: '/dashboard/admin', ...DASHBOARD },
    PROFILE,
    { to: '/dashboard/admin/live', label: (shell) => shell.liveBoard, icon: IconMap2 },
    { ...usersPage, begins: true },
    driversPage,
    ridesPage,
    { ...incidentsPage, begins: true },
    problemsPage,
    messagesPage,
    announcementsPage,
    { ...tariffsPage, begins: true },
    promosPage,
    questsPage,
    { ...serviceAreasPage, begins: true },
    streetChangesPage,
    queuesPage,
    { to: '/dashboard/analytics', begins: true, label: (shell) => shell.analytics, icon: IconChartBar },
    exportsPage,
    auditPage,
  ],
};

/** The entries a person may see. */
export const entriesOf = ({ role, deskRole }: Pick<Me, 'role' | 'deskRole'>): Entry[] =>
  SIDEBAR[role].filter(({ right }) => !right || mayAtDesk(deskRole, right));
