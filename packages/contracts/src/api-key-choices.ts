import type { ROLES } from './choices.ts';

type Role = (typeof ROLES)[number];

/** What a key can be allowed, by subject, and whose keys: `account` is the person's own profile and choices. */
export const KEY_AREAS = {
  rides: ['rider', 'driver', 'admin'],
  account: ['rider', 'driver', 'admin'],
  payments: ['rider', 'driver', 'admin'],
  support: ['rider', 'driver', 'admin'],
  city: ['rider', 'driver', 'admin'],
  people: ['admin'],
  reports: ['admin'],
  audit: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type KeyArea = keyof typeof KEY_AREAS;

/** Of these, keys can only read. */
const READ_ONLY: readonly KeyArea[] = ['reports', 'audit'];

export type KeyScope = `${KeyArea}:${'read' | 'write'}`;

/** The scopes a person's key can have, in the order shown. */
export const keyScopesOf = (role: Role): KeyScope[] =>
  (Object.keys(KEY_AREAS) as KeyArea[])
    .filter((area) => (KEY_AREAS[area] as readonly Role[]).includes(role))
    .flatMap((area): KeyScope[] =>
      READ_ONLY.includes(area) ? [`${area}:read`] : [`${area}:read`, `${area}:write`],
    );

export const KEY_SCOPES = keyScopesOf('admin');

/** How long a key can live, in days. */
export const KEY_DAYS = [7, 30, 90, 365] as const;
export const MOST_KEY_NAME = 60;
/** How many keys a person can have. */
export const MOST_KEYS = 20;
/** What every key begins with, so that a leaked one can be found by search. */
export const KEY_PREFIX = 'rwk_';
