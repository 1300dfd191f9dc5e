import { SETS_OFF_EARLY_SECONDS, type LatLng, type StreetStretch } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { prepareOnce } from '../../core/prepare-once.ts';
import type { Approach, Away } from '../rules/approach-policy.ts';
import { IS_LISTED } from '../reads/ride-conditions.ts';

const { rides, streetChanges } = schema;

/** `sinceMs` is when the driver last came nearer, by the database's clock. */
export interface WatchedApproach extends Omit<Approach, 'now'> {
  rideId: string;
  version: number;
  driverId: string;
  pickup: LatLng;
  sinceMs: number;
  /** Streets were changed since then, or such a change ended, so drives may take longer. */
  isAnew: boolean;
}

/** In seconds. A driver who came nearer within this time needs no look. */
const LATELY_SECONDS = 30;

const since = sql`coalesce(${rides.approachAt}, ${rides.acceptedAt})`;
/** Drivers of scheduled rides may wait until they must set off. */
const countsFrom = sql`greatest(${since}, ${rides.scheduledFor} - interval '1 second' * (${SETS_OFF_EARLY_SECONDS} + coalesce(
  (select o.pickup_seconds from ride_offers o where o.ride_id = ${rides.id} and o.driver_id = ${rides.driverId}), 0)))`;
/** The moments at which streets were changed by hand, or a change ended. */
const STREET_MOMENTS = sql`${streetChanges},
  lateral (values (${streetChanges.beginsAt}), (coalesce(${streetChanges.endedAt}, ${streetChanges.endsAt}))) as moments (moment)
  where moment <= now() and (${streetChanges.endedAt} is null or ${streetChanges.endedAt} > ${streetChanges.beginsAt})`;
const msOf = (span: unknown) => sql<number>`floor(extract(epoch from ${span}) * 1000)::float8`;

const watched = prepareOnce((orm) =>
  orm
    .select({
      rideId: rides.id,
      version: rides.version,
      driverId: sql<string>`${rides.driverId}`,
      pickup: { lat: rides.pickupLat, lng: rides.pickupLng },
      sinceMs: msOf(since),
      isAnew: sql<boolean>`coalesce(${since} < (select max(moment) from ${STREET_MOMENTS}), false)`,
      stillMs: msOf(sql`now() - ${countsFrom}`),
      meters: rides.approachMeters,
      seconds: rides.approachSeconds,
      leftMs: sql<number | null>`${msOf(sql`${rides.askedUntil} - now()`)}`,
      assurances: rides.assurances,
    })
    .from(rides)
    .where(
      and(
        // A literal: otherwise the planner doesn't use the index of drivers' rides under way.
        sql`${rides.status} = 'accepted'`,
        IS_LISTED,
        isNull(rides.arrivedAt),
        or(isNotNull(rides.askedUntil), sql`${countsFrom} < now() - ${LATELY_SECONDS} * interval '1 second'`),
      ),
    )
    .prepare('list_approaches'),
);

/** Accepted rides whose driver has an open question, or has come no nearer for a while. */
export async function listApproaches(db: Db): Promise<WatchedApproach[]> {
  const rows = await watched(db.orm).execute();
  return rows.map(({ meters, seconds, ...row }) => ({
    ...row,
    from: meters === null ? null : { meters, seconds },
  }));
}

/** By the database's clock. */
interface StreetMove {
  atMs: number;
  stretches: readonly StreetStretch[];
}

export async function listStreetMoves({ orm }: Db, sinceMs: number): Promise<StreetMove[]> {
  const { rows } = await orm.execute<{ atMs: number; stretches: StreetStretch[] }>(sql`
    select ${msOf(sql`moment`)} as "atMs", stretches from ${STREET_MOMENTS}
    and moment > to_timestamp(${sinceMs}::float8 / 1000)`);
  return rows;
}

const arrived = prepareOnce((orm) =>
  orm
    .select({
      rideId: rides.id,
      seenVersion: rides.version,
      driverId: sql<string>`${rides.driverId}`,
      pickup: { lat: rides.pickupLat, lng: rides.pickupLng },
    })
    .from(rides)
    .where(and(sql`${rides.status} = 'accepted'`, IS_LISTED, isNotNull(rides.arrivedAt)))
    .prepare('list_arrivals'),
);

/** Rides whose driver said that they are at the pickup. */
export const listArrivals = (db: Db) => arrived(db.orm).execute();

export type Arrival = Awaited<ReturnType<typeof listArrivals>>[number];

export interface KeptPlace extends Away {
  rideId: string;
  /** If the ride has another version by now, nothing is saved. */
  version: number;
  sinceMs: number;
  isNearer: boolean;
}

const KEEP_PLACES = `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    "rideId" uuid, version int, "sinceMs" float8, "isNearer" boolean, meters int, seconds int)
), held as (
  select r.id, w.* from rides r join wanted w on w."rideId" = r.id
  where r.status = 'accepted' and r.version = w.version and r.asked_until is null
    and floor(extract(epoch from coalesce(r.approach_at, r.accepted_at)) * 1000) = w."sinceMs"
  order by r.id for no key update of r skip locked
)
update rides r set
  approach_meters = held.meters, approach_seconds = held.seconds,
  approach_at = case when held."isNearer" then now() else coalesce(r.approach_at, r.accepted_at) end,
  assurances = case when held."isNearer" then 0 else r.assurances end
from held where r.id = held.id`;

/** Makes no new version of the rides, and waits for no lock. */
export async function keepPlaces(db: Db, places: readonly KeptPlace[]): Promise<void> {
  if (places.length === 0) return;
  await db.pool.query({ name: 'keep_places', text: KEEP_PLACES, values: [JSON.stringify(places)] });
}
