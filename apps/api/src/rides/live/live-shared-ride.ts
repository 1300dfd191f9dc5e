import {
  isCoarse,
  isDriving,
  type CityGround,
  type DriverPosition,
  type LatLng,
  type SharedPosition,
  type SharedRide,
  type SharedRideChange,
  type SharedRideSnapshot,
  type Way,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { EventHub, View } from '../../live/event-hub.ts';
import { isRideEvent } from '../../live/events.ts';
import type { RideImage } from '../../live/images.ts';
import { Live } from '../../live/live-subscription.ts';
import { rideTopic, trackTopic } from '../../live/topics.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { viewRide } from '../reads/ride-view.ts';
import { findWayThrough } from '../../streets/find-way-through.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import { findRideOfLink } from '../../sharing/link-queries.ts';

export interface SharedRideDeps {
  db: Db;
  hub: EventHub;
  positions: LatestPositions;
  ways: Pick<WayFinder, 'findWay'>;
  /** The city that maps show. */
  city: () => CityGround | null;
  mapStyleUrl: string | null;
}

const viewPosition = ({ lat, lng, bearing, at, accuracy }: DriverPosition): SharedPosition => ({
  ...{ lat, lng, bearing, at },
  ...(accuracy !== undefined && { accuracy }),
});

const sharedView: View<SharedRideChange> = (event) => {
  if (isRideEvent(event) || event.event === 'link.changed') return 'reread';
  const position = event.event === 'positions.moved' ? event.positions[0] : undefined;
  return position && { kind: 'position', position: viewPosition(position) };
};

/**
 * For anyone who has the link.
 * @throws AppError NOT_FOUND, by the view: when the link is no longer the ride's
 */
export const liveSharedRide = (
  deps: SharedRideDeps,
  { rideId, token }: { rideId: string; token: string },
): Live<SharedRideSnapshot, SharedRideChange> =>
  new Live({
    hub: deps.hub,
    topic: [rideTopic(rideId), trackTopic(rideId)],
    view: sharedView,
    read: async () => {
      // The link may have been replaced since.
      if ((await findRideOfLink(deps.db, token)) !== rideId) throw new AppError('NOT_FOUND');
      const image = await findRideImage(deps.db, rideId);
      if (!image) throw new AppError('NOT_FOUND');
      return viewShared(deps, image);
    },
  });

async function viewShared(deps: SharedRideDeps, image: RideImage): Promise<SharedRideSnapshot> {
  const ground = { city: deps.city(), mapStyleUrl: deps.mapStyleUrl };
  const { status, driver } = image;
  if (status === 'completed' || status === 'canceled') {
    const at = new Date(image.times[status] ?? image.updatedAt).toISOString();
    return { ride: null, over: { status, at }, position: null, ...ground };
  }
  const position = (driver && isDriving(status) && deps.positions.get(driver.id)) || null;
  const { pickup, stops, destination, times } = viewRide(image);
  return {
    ride: {
      status,
      // The person in the car.
      riderName: firstNameOf((image.passenger ?? image.rider).name),
      ...{ pickup, ...(stops && { stops }), destination, times },
      driver: driver && viewDriver(driver),
      way: await findWayOf(deps, image, position),
    },
    over: null,
    position: position && viewPosition(position),
    ...ground,
  };
}

const firstNameOf = (name: string): string => name.split(' ', 1)[0] ?? name;

const viewDriver = ({
  name,
  vehicleModel,
  vehicleColor,
  licensePlate,
}: NonNullable<SharedRide['driver']>) => ({
  name: firstNameOf(name),
  vehicleModel,
  vehicleColor,
  licensePlate,
});

/** A ride is shown without a route rather than not at all. */
async function findWayOf(
  { ways }: SharedRideDeps,
  image: RideImage,
  position: DriverPosition | null,
): Promise<Way | null> {
  const car = position && !isCoarse(position) ? position : null;
  const { id, status, pickup } = image;
  const ahead = [...image.stops.slice(image.stopTimes.length), image.destination];
  const [from, places]: [(LatLng & { bearing?: number | null }) | null, LatLng[]] =
    status === 'accepted' ? [car, [pickup]] : [isDriving(status) ? (car ?? pickup) : pickup, ahead];
  if (!from) return null;
  const start = { ...pointOf(from), bearing: from.bearing, isCar: from === car };
  return findWayThrough(ways, start, places.map(pointOf), `link of ${id}`).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });
