import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import type { Log } from '../core/log.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { RideEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import type { Queues } from '../queues/follow-queues.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { mayAcceptFor } from './auto-accept-policy.ts';

interface Deps {
  db: Db;
  log: Log;
  hub: EventHub;
  drivers: DriverIndex;
  positions: LatestPositions;
  queues: Pick<Queues, 'zones'>;
  changeRide: ChangeRide;
}

/**
 * Takes a ride for the driver it was matched to, if they want that, or took it when it was scheduled. Every process hears of the match, and the one that
 * holds the driver's socket does it; if two do, or the driver was faster, the database lets one through, and that is
 * all.
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
  const accept = { rideId: ride.id, quotedFareCents: ride.fareCents, isAuto: true };
  acceptRide(deps, { userId, role: 'driver' }, accept).catch((error: unknown) => {
    if (!(error instanceof AppError))
      deps.log.error({ error, rideId: ride.id }, 'could not take a ride for its driver');
  });
}
