import { schema } from '@ridewire/db';
import { and, gt, isNull, sql } from 'drizzle-orm';

const { rideOffers } = schema;

// An offer is open while its driver may answer it, as far as the offer itself goes: written twice, for both ways we
// write SQL.

/** @param o the statement's name for the row of ride_offers */
export const isStanding = (o = 'ride_offers'): string =>
  `${o}.declined_at is null and ${o}.ended_at is null and ${o}.expires_at > now()`;

export const IS_STANDING = and(
  isNull(rideOffers.declinedAt),
  isNull(rideOffers.endedAt),
  gt(rideOffers.expiresAt, sql`now()`),
);
