import type { ROLES } from './choices.ts';

/** What of a notification its page depends on. */
export interface Noted {
  params: object;
  rideId: string | null;
  /** The person it is about. */
  about: { email: string } | null;
}

/** Where in the web app a notification leads, by the reader's role: nowhere for roles without a page that says more. */
export type Leads = Partial<Record<(typeof ROLES)[number], (noted: Noted) => object | undefined>>;

/** The page at a path. */
export const page =
  <const Path extends string>(to: Path) =>
  () => ({ to });

/** A list, filtered for the person it is about if they are still known. */
export const listOf =
  <const Path extends string>(to: Path) =>
  ({ about }: Noted) => ({ to, search: about ? { q: about.email } : {} });

const opened =
  <const Path extends string>(to: Path) =>
  ({ rideId }: Noted) =>
    rideId ? { to, search: { ride: rideId } } : undefined;

/** The ride, where its rider and its driver find what they had. */
export const IN_HISTORY = {
  rider: opened('/dashboard/rider/history'),
  driver: opened('/dashboard/driver/history'),
};

/** The ride's page at the desk. */
export const RIDE_AT_DESK = {
  admin: ({ rideId }: Noted) =>
    rideId ? { to: '/dashboard/ride-management/$rideId' as const, params: { rideId } } : undefined,
};

/** The driver it is about, in the desk's list. */
export const DRIVER_AT_DESK = { admin: listOf('/dashboard/driver-management') };
