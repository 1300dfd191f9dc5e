import { URGENT_MINUTES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { DueRequest } from '@ridewire/dispatch';
import type { Tx } from '../core/in-transaction.ts';
import { prepareOnce } from '../core/prepare-once.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import { IS_LISTED } from '../rides/reads/ride-conditions.ts';
import type { AskingTrip } from './choose-offers.ts';

const { rideEvents, rideOffers, rides } = schema;

/** A driver who didn't answer isn't asked for the same ride again before this. */
export const IGNORED_REST_SECONDS = 120;

/** A request no one took ends after this long. */
export const REQUEST_MINUTES = 4;

const IS_WAITING = and(sql`${rides.status} = 'requested'`, isNull(rides.nextDriverId), IS_LISTED);
const IS_DUE = lte(rides.nextWaveAt, sql`now()`);
/** Nobody waits for a scheduled ride before it is urgent. */
const WAITS_SINCE = sql`least(now(), greatest(${rides.requestedAt}, ${rides.scheduledFor} - ${sql.raw(String(URGENT_MINUTES))} * interval '1 minute'))`;
const DUE_LONGEST = [asc(rides.nextWaveAt), asc(rides.id)];
const TRIP = {
  riderId: rides.riderId,
  type: rides.type,
  pickup: { lat: rides.pickupLat, lng: rides.pickupLng },
  destination: { lat: rides.destinationLat, lng: rides.destinationLng },
};

const IS_WANTED = and(IS_WAITING, or(IS_DUE, sql`${rides.id} = any (${sql.placeholder('openIds')}::uuid[])`));

export interface DueRide extends AskingTrip, DueRequest {
  id: string;
  expired: boolean;
  waitedSeconds: number;
  /** 0 for a ride that wasn't scheduled. */
  leftSeconds: number;
}

/** Whether a request's time to find a driver is over. Looks at its events only if they can matter. */
function isExpired(orm: Pick<Tx, 'select'>): SQL<boolean> {
  const { type, at } = rideEvents;
  const begun = orm
    .select({
      at: sql`greatest(max(${at}) filter (where ${type} <> 'ride.retyped'), min(${at}) filter (where ${type} = 'ride.retyped'))`,
    })
    .from(rideEvents)
    .where(
      and(
        eq(rideEvents.rideId, rides.id),
        sql`${type} in ('ride.released', 'ride.reassigned', 'ride.replaced', 'ride.unreserved', 'ride.retyped')`,
      ),
    );
  const latest = sql`now() - ${REQUEST_MINUTES} * interval '1 minute'`;
  return sql`(${rides.requestedAt} < ${latest} and greatest(${rides.requestedAt}, ${rides.scheduledFor}, ${begun}) < ${latest})`;
}

const dueRides = prepareOnce((orm) => {
  const rest = sql`${IGNORED_REST_SECONDS} * interval '1 second'`;
  const { declinedAt, endedAt, expiresAt, lapsed } = rideOffers;
  const driversWhere = (condition: SQL | undefined) =>
    sql<string[]>`array${orm
      .select({ driverId: rideOffers.driverId })
      .from(rideOffers)
      .where(and(eq(rideOffers.rideId, rides.id), condition))}`;
  const isOpenOrRests = sql`${expiresAt} > now() - case when ${lapsed} then ${rest} else interval '0' end`;
  return orm
    .select({
      id: rides.id,
      wave: rides.wave,
      ...TRIP,
      isDue: sql<boolean>`${IS_DUE}`,
      waitedSeconds: sql<number>`extract(epoch from now() - ${WAITS_SINCE})::float8`,
      leftSeconds: sql<number>`coalesce(extract(epoch from ${rides.scheduledFor} - now()), 0)::float8`,
      payoutCents: rides.payoutCents,
      expired: isExpired(orm),
      notNow: driversWhere(or(isNotNull(declinedAt), and(isNull(endedAt), isOpenOrRests))),
      ignored: driversWhere(and(isNull(declinedAt), eq(lapsed, true), lte(expiresAt, sql`now() - ${rest}`))),
    })
    .from(rides)
    .where(
      and(
        IS_WANTED,
        sql`(${sql.placeholder('among')}::uuid[] is null or ${rides.id} = any (${sql.placeholder('among')}::uuid[]))`,
      ),
    )
    .orderBy(...DUE_LONGEST)
    .limit(sql.placeholder('limit'))
    .prepare('list_due_rides');
});

/**
 * Requests whose next wave is due, longest due first, and these others. A request that a driver released, or that was
 * retyped for the first time, has its full time again, a scheduled one after the time of its pickup.
 * @param openIds waiting requests without an open offer
 * @param among leaves out all others
 */
export const listDueRides = (
  db: { orm: Tx },
  limit: number,
  openIds: readonly string[] = [],
  among: readonly string[] | null = null,
): Promise<DueRide[]> => dueRides(db.orm).execute({ limit, openIds, among });

const dueEnds = prepareOnce((orm) =>
  orm
    .select({ id: rides.id, expired: isExpired(orm) })
    .from(rides)
    .where(and(IS_WAITING, IS_DUE))
    .orderBy(...DUE_LONGEST)
    .limit(sql.placeholder('limit'))
    .prepare('list_due_ends'),
);

/** Requests whose next wave is due, longest due first, and which have no time left. */
export const listDueEnds = (db: { orm: Tx }, limit: number) => dueEnds(db.orm).execute({ limit });

const duePickups = prepareOnce((orm) =>
  orm
    .select({ id: rides.id, pickup: TRIP.pickup })
    .from(rides)
    .where(IS_WANTED)
    .orderBy(...DUE_LONGEST)
    .limit(sql.placeholder('limit'))
    .prepare('list_due_pickups'),
);

/** Where the requests of `listDueRides` begin. */
export const listDuePickups = (db: { orm: Tx }, limit: number, openIds: readonly string[]) =>
  duePickups(db.orm).execute({ limit, openIds });

/** All rides no one has taken, the longest waiting first. */
export const listWaitingRides = (db: Db): Promise<(AskedTrip & { id: string })[]> =>
  db.orm
    .select({ id: rides.id, ...TRIP })
    .from(rides)
    .where(IS_WAITING)
    .orderBy(asc(rides.requestedAt), asc(rides.id));
