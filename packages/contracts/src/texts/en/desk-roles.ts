import type { DeskRole } from '../../desk-roles.ts';

export const deskRoles: Record<DeskRole, string> = {
  owner: 'owner',
  dispatcher: 'dispatcher',
  support: 'support',
  finance: 'finance',
};
