import { sql, type SQLWrapper } from 'drizzle-orm';

/**
 * Whether a driver may answer the offer, as far as the offer itself goes.
 * @param o the statement's name for the row of ride_offers
 */
export const isOpenOffer = (o = 'ride_offers'): string =>
  `${o}.declined_at is null and ${o}.ended_at is null and ${o}.expires_at > now()`;

/** The same for the builder. */
export const IS_OPEN_OFFER = sql.raw(isOpenOffer());

/** Whether drivers were chosen by a queue. @param why the reasons kept with the choice, as JSON */
export const isByQueue = (why: string): string => `coalesce((${why} ->> 'isByQueue')::boolean, false)`;

/** Whether the driver who took a scheduled ride beforehand is asked alone. @param why as above */
export const isPlannedFirst = (why: string): string =>
  `case when ${why} -> 'planned' ->> 'came' = 'first' then true end`;

/**
 * Whether a queue has a ride for now: while a queued driver has an open offer, only drivers who were asked can take it.
 * All arguments are SQL.
 */
export const isHeldByQueue = (
  rideId: string,
  driverId: string,
): string => `(exists (select from ride_offers o where o.ride_id = ${rideId} and o.by_queue and ${isOpenOffer('o')})
    and not exists (select from ride_offers o where o.ride_id = ${rideId} and o.driver_id = ${driverId}))`;

/** The same for a builder's statement. */
export const isRideHeldByQueue = (rideId: SQLWrapper, driverId: SQLWrapper) =>
  sql<boolean>`(exists (select from ride_offers o where o.ride_id = ${rideId} and o.by_queue and ${sql.raw(isOpenOffer('o'))})
    and not exists (select from ride_offers o where o.ride_id = ${rideId} and o.driver_id = ${driverId}))`;
