import {
  MOST_DAYS_AHEAD,
  MOST_OPEN,
  splitFare,
  TAKE_MINUTES,
  type AheadSnapshot,
  type OpenRide,
  type TakenRide,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { gatherReads } from '../core/gather-reads.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';
import { typesTakenBy } from '../drivers/serves-type.ts';
import type { AreaNamer } from './area-namer.ts';
import { firstNameOf } from './first-name.ts';
import { mayDriveStill } from './planned-drivers.ts';
import { revisionOf, type ScheduledRow } from './scheduled-content.ts';
import { IS_UPCOMING } from './scheduled-queries.ts';

const { drivers, pairWishes, rideTypes, scheduledRides, users } = schema;

const row = getTableColumns(scheduledRides);

const viewAhead = ({
  id,
  type,
  pickupAt,
  stops,
  distanceMeters,
  durationSeconds,
  fareCents,
}: ScheduledRow) => ({
  ...{ id, type, pickupAt: pickupAt.toISOString(), stopCount: stops.length },
  ...{ distanceMeters, durationSeconds, payoutCents: splitFare(fareCents).payoutCents },
});

/** Nothing of it tells where its rider lives, or who they are. */
const viewOpen = async (ride: ScheduledRow, areas: AreaNamer): Promise<OpenRide> => ({
  ...viewAhead(ride),
  revision: revisionOf(ride),
  from: await areas.nameAt({ lat: ride.pickupLat, lng: ride.pickupLng }),
  to: await areas.nameAt({ lat: ride.destinationLat, lng: ride.destinationLng }),
});

const viewTaken = (ride: ScheduledRow, riderName: string): TakenRide => ({
  ...viewAhead(ride),
  pickup: { address: ride.pickupAddress, lat: ride.pickupLat, lng: ride.pickupLng },
  ...(ride.stops.length > 0 && { stops: ride.stops }),
  destination: { address: ride.destinationAddress, lat: ride.destinationLat, lng: ride.destinationLng },
  ...(ride.pickupNote !== null && { pickupNote: ride.pickupNote }),
  riderName: firstNameOf(ride.passenger?.name ?? riderName),
});

interface Found {
  taken: { row: ScheduledRow; riderName: string }[];
  open: ScheduledRow[];
  openCount: number;
  mayTake: boolean;
}

/**
 * What drivers who look at the same time see: whatever one of them takes, all read again. So the open rides are read once, and each
 * driver's share of them is found here.
 */
const findAhead = gatherReads<Found>(async (_, driverIds, db) =>
  inSnapshot(db, async ({ orm }) => {
    const taken = await listTaken(orm, driverIds);
    const drivers = await listTakers(orm, driverIds);
    const open = await listOpen(orm);
    const avoided = await listAvoided(orm, driverIds);
    const shares = drivers.map(({ id, types }) => {
      const served = new Set(types);
      const theirs = open.filter(
        ({ type, riderId, takenFrom }) =>
          served.has(type) && !takenFrom.includes(id) && !avoided.has(`${riderId} ${id}`),
      );
      return { id, ids: theirs.slice(0, MOST_OPEN).map((ride) => ride.id), count: theirs.length };
    });
    const rows = await readRows(
      orm,
      shares.flatMap(({ ids }) => ids),
    );
    const shareOf = new Map(shares.map((share) => [share.id, share]));
    return new Map(
      driverIds.map((id): [string, Found] => {
        const share = shareOf.get(id);
        return [
          id,
          {
            taken: taken.filter(({ row }) => row.driverId === id),
            open: share?.ids.flatMap((rideId) => rows.get(rideId) ?? []) ?? [],
            openCount: share?.count ?? 0,
            mayTake: share !== undefined,
          },
        ];
      }),
    );
  }),
);

const SOONEST = [asc(scheduledRides.pickupAt), asc(scheduledRides.id)];

const listTaken = (orm: Tx, driverIds: string[]) =>
  orm
    .select({ row, riderName: users.name })
    .from(scheduledRides)
    .innerJoin(users, eq(users.id, scheduledRides.riderId))
    .where(and(inArray(scheduledRides.driverId, driverIds), IS_UPCOMING))
    .orderBy(...SOONEST);

/** Those of these drivers who may drive, with the types they take. */
const listTakers = (orm: Tx, driverIds: string[]) =>
  orm
    .select({ id: users.id, types: sql<string[]>`${typesTakenBy('drivers')}` })
    .from(users)
    .innerJoin(drivers, eq(drivers.id, users.id))
    .where(and(inArray(users.id, driverIds), mayDriveStill(users.id)));

const listOpen = (orm: Tx) =>
  orm
    .select({
      id: scheduledRides.id,
      type: scheduledRides.type,
      riderId: scheduledRides.riderId,
      takenFrom: scheduledRides.takenFrom,
    })
    .from(scheduledRides)
    .innerJoin(users, and(eq(users.id, scheduledRides.riderId), eq(users.status, 'active')))
    .innerJoin(rideTypes, and(eq(rideTypes.id, scheduledRides.type), rideTypes.isEnabled))
    .where(
      and(
        eq(scheduledRides.state, 'waiting'),
        isNull(scheduledRides.driverId),
        sql`${scheduledRides.pickupAt} > now() + ${TAKE_MINUTES} * interval '1 minute'`,
        sql`${scheduledRides.pickupAt} < now() + ${MOST_DAYS_AHEAD} * interval '1 day'`,
      ),
    )
    .orderBy(...SOONEST);

/** The pairs of a rider and one of these drivers that are kept apart. */
async function listAvoided(orm: Tx, driverIds: string[]): Promise<ReadonlySet<string>> {
  const pairs = await orm
    .select({ riderId: pairWishes.riderId, driverId: pairWishes.driverId })
    .from(pairWishes)
    .where(and(inArray(pairWishes.driverId, driverIds), eq(pairWishes.kind, 'avoided')));
  return new Set(pairs.map(({ riderId, driverId }) => `${riderId} ${driverId}`));
}

async function readRows(orm: Tx, ids: string[]): Promise<ReadonlyMap<string, ScheduledRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(scheduledRides)
    .where(inArray(scheduledRides.id, [...new Set(ids)]));
  return new Map(rows.map((each) => [each.id, each]));
}

/** Of rows that several drivers read together, each is written once. */
const views = new WeakMap<ScheduledRow, Promise<OpenRide>>();

function viewOpenOnce(ride: ScheduledRow, areas: AreaNamer): Promise<OpenRide> {
  let view = views.get(ride);
  if (!view) views.set(ride, (view = viewOpen(ride, areas)));
  return view;
}

/** The scheduled rides that a driver took, and those they could take; the soonest first. */
export async function listAhead(db: Db, areas: AreaNamer, driverId: string): Promise<AheadSnapshot> {
  const found = await findAhead(db, driverId);
  if (!found) return { mayTake: false, yours: [], open: [], openCount: 0 };
  return {
    mayTake: found.mayTake,
    yours: found.taken.map((each) => viewTaken(each.row, each.riderName)),
    open: await Promise.all(found.open.map((each) => viewOpenOnce(each, areas))),
    openCount: found.openCount,
  };
}
