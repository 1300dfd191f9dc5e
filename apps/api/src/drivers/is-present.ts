import { sql } from 'drizzle-orm';

/** The values that make a driver present again, in the updated row. */
export const isPresent = {
  silentSince: null,
  pausedSince: null,
  ignoredOffers: 0,
  ignoredAt: null,
  putOfflineAt: null,
  putOfflineWhy: null,
  lastHeardAt: sql`now()`,
};
