import type { RideWatchChange, RideWatchSnapshot } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { EventHub, View } from '../../live/event-hub.ts';
import { isRideEvent } from '../../live/events.ts';
import type { RideImage } from '../../live/images.ts';
import { Live } from '../../live/live-subscription.ts';
import { rideTopic } from '../../live/topics.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { SHIELDS, viewForWatcher } from '../reads/ride-view.ts';

const { rideEvents } = schema;

const isIn = ({ rider, driver, next }: RideImage, userId: string): boolean =>
  [rider.id, driver?.id, next?.driver.id].includes(userId);

/** Admins see all of a change. */
const wholeView: View<RideWatchChange> = (event) => {
  if (!isRideEvent(event)) return undefined;
  return event.event === 'ride.deleted'
    ? { kind: 'gone', rideId: event.ride.id }
    : { kind: 'ride', ride: viewForWatcher(event.ride) };
};

/** Rider and driver see all, except what is hidden from each about the other. */
const viewOf = ({ role, userId }: Actor): View<RideWatchChange> => {
  if (role === 'admin') return wholeView;
  return (event, topic) => {
    if (!isRideEvent(event)) return undefined;
    const { ride, leftDriverId } = event;
    if (isIn(ride, userId)) return wholeView({ ...event, ride: SHIELDS[role](ride) }, topic);
    return leftDriverId === userId ? { kind: 'left', rideId: ride.id, version: ride.version } : undefined;
  };
};

/**
 * A ride to its end and after it, for its people and admins.
 * @throws AppError RIDE_NOT_FOUND, by the view: also for another person's ride
 */
export const liveRide = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
  rideId: string,
): Live<RideWatchSnapshot, RideWatchChange> =>
  new Live({
    hub: deps.hub,
    topic: rideTopic(rideId),
    view: viewOf(actor),
    read: () => readRide(deps.db, actor, rideId),
  });

async function readRide(db: Db, { role, userId }: Actor, rideId: string): Promise<RideWatchSnapshot> {
  const image = await findRideImage(db, rideId);
  if (image && (role === 'admin' || isIn(image, userId)))
    return { ride: viewForWatcher(SHIELDS[role](image)) };
  if (image && role === 'driver' && (await hasLeft(db, userId, rideId))) return { ride: null };
  throw new AppError('RIDE_NOT_FOUND');
}

/** Whether the driver once had the ride, or was to take it next. */
async function hasLeft({ orm }: Db, driverId: string, rideId: string): Promise<boolean> {
  const rows = await orm
    .select({ version: rideEvents.version })
    .from(rideEvents)
    .where(
      and(eq(rideEvents.rideId, rideId), sql`${rideEvents.data} -> 'driver' ->> 'from' = ${driverId}::text`),
    )
    .limit(1);
  return rows.length > 0;
}
