import type { Role } from '@ridewire/contracts';

export const DASHBOARDS = {
  rider: '/dashboard/rider',
  driver: '/dashboard/driver',
  admin: '/dashboard/admin',
} as const satisfies Record<Role, string>;
