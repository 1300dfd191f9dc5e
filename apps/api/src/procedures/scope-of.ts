import type { KeyArea, KeyScope, Role } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';

/** What a call's noun belongs to, for API keys; null for what no key can do. */
export const AREA_OF = {
  alerts: 'support',
  announcements: 'support',
  apiKeys: null,
  audit: 'audit',
  auth: null,
  bookings: 'rides',
  business: 'rides',
  chat: 'rides',
  checkIns: 'rides',
  demand: 'city',
  documents: 'people',
  drivers: 'people',
  events: 'rides',
  incidents: 'support',
  messages: 'support',
  notifications: 'account',
  passkeys: null,
  payments: 'payments',
  places: 'city',
  problems: 'support',
  promos: null,
  quests: null,
  referrals: null,
  profile: 'account',
  push: null,
  queues: 'rides',
  ratings: 'rides',
  reports: 'reports',
  rideTypes: null,
  rides: 'rides',
  sandbox: 'city',
  savedViews: null,
  scheduled: 'rides',
  search: null,
  secondFactor: null,
  serviceAreas: 'city',
  sessions: null,
  sharing: 'rides',
  streetChanges: 'city',
  streets: 'city',
  surge: 'city',
  system: 'city',
  tariffs: null,
  users: 'people',
  vehicles: 'people',
  webhooks: null,
  wishes: 'account',
} as const satisfies Record<string, KeyArea | null>;

/** Procedures that belong elsewhere than the others of their noun. */
const AREA_OF_PROCEDURE: Record<string, KeyArea | null> = {
  'rides.refund': 'payments',
  'places.saved': 'account',
  'promos.check': 'rides',
  'places.save': 'account',
  'places.remove': 'account',
  'users.me': 'account',
  // A program makes no admins.
  'users.inviteAdmin': null,
  'users.setDeskRole': null,
};

/** The scope a key needs for a procedure, by its path; null for one that no key can call. */
export function scopeOf(
  path: string,
  type: 'query' | 'mutation' | 'subscription',
  role: Role,
): KeyScope | null {
  const [noun = ''] = path.split('.');
  const ofNoun = Object.hasOwn(AREA_OF, noun) ? AREA_OF[noun as keyof typeof AREA_OF] : null;
  const ofPath = AREA_OF_PROCEDURE[path];
  const named = ofPath === undefined ? ofNoun : ofPath;
  // Other people are for admins; riders and drivers call these for themselves.
  const area = named === 'people' && role !== 'admin' ? 'account' : named;
  return area && `${area}:${type === 'mutation' ? 'write' : 'read'}`;
}

/** @throws AppError SCOPE_MISSING, or FORBIDDEN where no scope would do, for a call with an API key */
export function assertInScope({ scopes }: Pick<Actor, 'scopes'>, scope: KeyScope | null): void {
  if (!scopes) return;
  if (!scope) throw new AppError('NOT_WITH_KEY');
  if (!scopes.includes(scope)) throw new AppError('KEY_LACKS_SCOPE', { scope });
}
