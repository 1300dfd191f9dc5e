import { sql } from 'drizzle-orm';

/** What makes a driver present again, in the row that is updated. */
export const isPresent = {
  silentSince: null,
  pausedSince: null,
  ignoredOffers: 0,
  ignoredAt: null,
  putOfflineAt: null,
  putOfflineWhy: null,
  lastHeardAt: sql`now()`,
};
