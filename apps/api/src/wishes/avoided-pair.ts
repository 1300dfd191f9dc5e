import { sql, type SQLWrapper } from 'drizzle-orm';

/** SQL: whether this rider and this driver, SQL themselves, are kept apart by a wish of either. */
export const isAvoided = (riderId: string, driverId: string): string =>
  `exists (select from pair_wishes p where p.rider_id = ${riderId} and p.driver_id = ${driverId} and p.kind = 'avoided')`;

/** The same for a builder's statement. */
export const isAvoidedPair = (riderId: SQLWrapper, driverId: SQLWrapper | string) =>
  sql<boolean>`exists (select from pair_wishes p where p.rider_id = ${riderId} and p.driver_id = ${driverId} and p.kind = 'avoided')`;
