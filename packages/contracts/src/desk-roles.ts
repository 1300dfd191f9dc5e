/** What an admin does at the desk. An owner may do everything. */
export const DESK_ROLES = ['owner', 'dispatcher', 'support', 'finance'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/**
 * What not every admin may do, or read, and who may besides owners. All else at the desk may be read by every admin, and
 * done by owners alone.
 */
export const DESK_RIGHTS = {
  'rides:write': ['dispatcher'],
  'bookings:write': ['dispatcher', 'support'],
  'surge:write': ['dispatcher'],
  'announcements:write': ['dispatcher', 'support'],
  'rates:write': ['finance'],
  'promos:write': ['finance'],
  'quests:write': ['finance'],
  /** Where riders are picked up. */
  'areas:write': [],
  'safety:write': ['dispatcher', 'support'],
  /** Messages, and what was said in chats that were reported. */
  'support:read': ['support'],
  'support:write': ['support'],
  'people:write': ['support'],
  'documents:read': ['support'],
  'audit:read': ['support'],
  'refunds:write': ['support', 'finance'],
  'exports:read': ['finance'],
  'rides:delete': [],
  'programs:write': [],
  'admins:write': [],
} as const satisfies Record<string, readonly Exclude<DeskRole, 'owner'>[]>;
export type DeskRight = keyof typeof DESK_RIGHTS;

/** Null and undefined: somebody who is no admin. */
export const mayAtDesk = (role: DeskRole | null | undefined, right: DeskRight): boolean =>
  role === 'owner' || (role != null && (DESK_RIGHTS[right] as readonly DeskRole[]).includes(role));
