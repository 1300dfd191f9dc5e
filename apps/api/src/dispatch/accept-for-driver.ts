import { schema, type Db } from '@ridewire/db';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { RideEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { endsInTime, mayAcceptFor, type RideAhead } from './auto-accept-policy.ts';

const { scheduledRides } = schema;

type Deps = Parameters<typeof acceptRide>[0] & { hub: EventHub; positions: LatestPositions };

/**
 * Takes a ride for the driver it was matched to, if they want that, or who took it when it was scheduled. The process
 * that holds the driver's socket does it; if two do, or the driver was faster, the database lets one through. A ride
 * that would end past the start of one they took beforehand stays an offer.
 */
export function acceptForDriver(deps: Deps, { ride, matchedDriverId: userId, isPlanned }: RideEvent): void {
  if (!userId) return;
  const nowMs = Date.now();
  const facts = {
    isWanted: isPlanned === true || deps.drivers.wantsAutoAccept(userId),
    isConnected: deps.hub.has(driverTopic(userId)),
    position: deps.positions.getGood(userId, nowMs),
  };
  if (!mayAcceptFor(facts, nowMs)) return;
  const { position } = facts;
  const accept = async () => {
    const ahead = isPlanned || !position ? undefined : await findAhead(deps.db, userId);
    if (ahead && position && !endsInTime(ride, position, ahead, nowMs)) return;
    await acceptRide(
      deps,
      { userId, role: 'driver' },
      { rideId: ride.id, quotedFareCents: ride.fareCents, isAuto: true },
    );
  };
  accept().catch((error: unknown) => {
    if (!(error instanceof AppError))
      deps.log.error({ error, rideId: ride.id }, 'could not take a ride for its driver');
  });
}

async function findAhead({ orm }: Db, driverId: string): Promise<RideAhead | undefined> {
  const [next] = await orm
    .select({
      pickup: { lat: scheduledRides.pickupLat, lng: scheduledRides.pickupLng },
      pickupAt: scheduledRides.pickupAt,
    })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.driverId, driverId), eq(scheduledRides.state, 'waiting')))
    .orderBy(asc(scheduledRides.pickupAt))
    .limit(1);
  return next && { pickup: next.pickup, pickupMs: next.pickupAt.getTime() };
}
