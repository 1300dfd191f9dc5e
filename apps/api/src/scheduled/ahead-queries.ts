import {
  MOST_DAYS_AHEAD,
  MOST_OPEN,
  splitFare,
  TAKE_MINUTES,
  type AheadSnapshot,
  type OpenRide,
  type TakenRide,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, eq, getTableColumns, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { isTakenBy } from '../drivers/serves-type.ts';
import { isAvoidedPair } from '../wishes/avoided-pair.ts';
import type { AreaNamer } from './area-namer.ts';
import { firstNameOf } from './first-name.ts';
import { mayDriveStill } from './planned-drivers.ts';
import { revisionOf, type ScheduledRow } from './scheduled-content.ts';
import { IS_UPCOMING } from './scheduled-queries.ts';

const { rideTypes, scheduledRides, users } = schema;

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

/** The scheduled rides that a driver took, and those they could take; the soonest first. */
export async function listAhead(orm: Tx, areas: AreaNamer, driverId: string): Promise<AheadSnapshot> {
  const { pickupAt, id } = scheduledRides;
  const taken = await orm
    .select({ row, riderName: users.name })
    .from(scheduledRides)
    .innerJoin(users, eq(users.id, scheduledRides.riderId))
    .where(and(eq(scheduledRides.driverId, driverId), IS_UPCOMING))
    .orderBy(asc(pickupAt), asc(id));
  const open = await orm
    .select({ row, count: sql<number>`count(*) over ()::int` })
    .from(scheduledRides)
    .innerJoin(users, and(eq(users.id, scheduledRides.riderId), eq(users.status, 'active')))
    .innerJoin(rideTypes, and(eq(rideTypes.id, scheduledRides.type), rideTypes.isEnabled))
    .where(
      and(
        eq(scheduledRides.state, 'waiting'),
        isNull(scheduledRides.driverId),
        sql`${pickupAt} > now() + ${TAKE_MINUTES} * interval '1 minute'`,
        sql`${pickupAt} < now() + ${MOST_DAYS_AHEAD} * interval '1 day'`,
        mayDriveStill(driverId),
        isTakenBy(scheduledRides.type, driverId),
        not(isAvoidedPair(scheduledRides.riderId, driverId)),
      ),
    )
    .orderBy(asc(pickupAt), asc(id))
    .limit(MOST_OPEN);
  const [driver] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, driverId), mayDriveStill(driverId)));
  return {
    mayTake: driver !== undefined,
    yours: taken.map((each) => viewTaken(each.row, each.riderName)),
    open: await Promise.all(open.map((each) => viewOpen(each.row, areas))),
    openCount: open[0]?.count ?? 0,
  };
}
