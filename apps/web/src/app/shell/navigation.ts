import { mayAtDesk, type DeskRight, type Me, type Role } from '@ridewire/contracts';
import {
  IconBellRinging,
  IconCalendarClock,
  IconChartBar,
  IconFileCertificate,
  IconHistory,
  IconListSearch,
  IconLayoutDashboard,
  IconMail,
  IconMap2,
  IconMapPinPlus,
  IconMessageReport,
  IconBarrierBlock,
  IconPolygon,
  IconPower,
  IconReceipt,
  IconReportMoney,
  IconRoute,
  IconSettings,
  IconSpeakerphone,
  IconSteeringWheel,
  IconTableExport,
  IconTicket,
  IconTrophy,
  IconUrgent,
  IconUsersGroup,
  IconUsers,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyExtra } from '../../kit/page/lazy-extra.tsx';
import type { ShellTexts } from './texts.en.ts';

export interface Entry {
  /** An existing page: the type knows them all. */
  to: NonNullable<LinkProps['to']>;
  label: (shell: ShellTexts) => string;
  icon: Icon;
  /** Whether the pages below this one belong to it. */
  holds?: true;
  /** The first of those about one thing. */
  begins?: true;
  /** What an admin needs at the desk to see it. */
  right?: DeskRight;
  /** Shown next to the link, if there is room. */
  beside?: ComponentType;
}

const DASHBOARD = { label: (shell: ShellTexts) => shell.dashboard, icon: IconLayoutDashboard };
const PROFILE: Entry = { to: '/dashboard/profile', label: (shell) => shell.profile, icon: IconUser };
/** Below all others, for everyone. */
export const SETTINGS: Entry = { to: '/settings', label: (shell) => shell.settings, icon: IconSettings };

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
    {
      to: '/dashboard/user-management',
      begins: true,
      label: (shell) => shell.userManagement,
      icon: IconUsers,
      holds: true,
    },
    {
      to: '/dashboard/driver-management',
      label: (shell) => shell.driverManagement,
      icon: IconSteeringWheel,
      holds: true,
    },
    {
      to: '/dashboard/ride-management',
      label: (shell) => shell.rideManagement,
      icon: IconRoute,
      holds: true,
    },
    {
      to: '/dashboard/admin/incidents',
      begins: true,
      label: (shell) => shell.incidents,
      icon: IconUrgent,
      holds: true,
      beside: lazyExtra(
        async () => (await import('../../features/sos/incidents/OpenIncidents.tsx')).OpenIncidents,
      ),
    },
    {
      to: '/dashboard/admin/problems',
      label: (shell) => shell.problems,
      icon: IconMessageReport,
      holds: true,
      beside: lazyExtra(
        async () => (await import('../../features/problems/desk/OpenProblems.tsx')).OpenProblems,
      ),
    },
    {
      to: '/dashboard/admin/messages',
      right: 'support:read',
      label: (shell) => shell.messages,
      icon: IconMail,
      holds: true,
      beside: lazyExtra(async () => (await import('../../features/messages/OpenMessages.tsx')).OpenMessages),
    },
    {
      to: '/dashboard/admin/announcements',
      label: (shell) => shell.announcements,
      icon: IconSpeakerphone,
    },
    { to: '/dashboard/admin/rates', begins: true, label: (shell) => shell.rates, icon: IconReportMoney },
    { to: '/dashboard/admin/promos', label: (shell) => shell.promos, icon: IconTicket },
    { to: '/dashboard/admin/quests', label: (shell) => shell.quests, icon: IconTrophy },
    {
      to: '/dashboard/admin/service-areas',
      begins: true,
      label: (shell) => shell.serviceAreas,
      icon: IconPolygon,
    },
    { to: '/dashboard/admin/streets', label: (shell) => shell.streetChanges, icon: IconBarrierBlock },
    { to: '/dashboard/admin/queues', label: (shell) => shell.queues, icon: IconUsersGroup },
    { to: '/dashboard/analytics', begins: true, label: (shell) => shell.analytics, icon: IconChartBar },
    {
      to: '/dashboard/reports',
      label: (shell) => shell.reports,
      icon: IconTableExport,
      right: 'exports:read',
    },
    {
      to: '/dashboard/admin/audit',
      label: (shell) => shell.auditTrail,
      icon: IconListSearch,
      right: 'audit:read',
    },
  ],
};

/** The entries a person may see. */
export const entriesOf = ({ role, deskRole }: Pick<Me, 'role' | 'deskRole'>): Entry[] =>
  SIDEBAR[role].filter(({ right }) => !right || mayAtDesk(deskRole, right));
