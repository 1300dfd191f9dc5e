import {
  isDriving,
  type BoardChange,
  type DriverPosition,
  type DrivingChange,
  type OffersChange,
  type RiderChange,
  type WithdrawnWhy,
} from '@ridewire/contracts';
import type { View } from '../../live/event-hub.ts';
import { isRideEvent, type RideEvent } from '../../live/events.ts';
import type { RideImage } from '../../live/images.ts';
import { driverTopic, type Topic } from '../../live/topics.ts';
import { viewOffer } from '../reads/offer-view.ts';
import { viewForAdmin, viewForDriver, viewForRider } from '../reads/ride-view.ts';
import { LOST_WHY } from './lost-driver.ts';

// One function for all subscriptions of a kind, so that a change is written once for all of them. A refund is noted
// long after the ride, and is no news here.

const isChangedBySupport = ({ event, mover }: RideEvent): boolean =>
  mover === 'admin' && (event === 'ride.rerouted' || event === 'ride.retyped');

const whileUnderWay =
  <Change>(view: View<Change>): View<Change> =>
  (event, topic) =>
    event.event === 'ride.refunded' ? undefined : view(event, topic);

const isOf = (driverId: string | null | undefined, topic: Topic): boolean =>
  typeof driverId === 'string' && driverTopic(driverId) === topic;

/** For topics about one car. */
export const positionView: View<{ kind: 'position'; position: DriverPosition }> = (event) => {
  const position = event.event === 'positions.moved' ? event.positions[0] : undefined;
  return position && { kind: 'position', position };
};

export const riderView = whileUnderWay<RiderChange>((event, topic) => {
  if (event.event === 'ride.deleted') return 'reread';
  if (isRideEvent(event)) {
    const lost = event.lost ?? LOST_WHY[event.event];
    const bySupport = isChangedBySupport(event) && { bySupport: true as const };
    return { kind: 'ride', ride: viewForRider(event.ride), ...bySupport, ...(lost && { lost }) };
  }
  return positionView(event, topic);
});

export const drivingView = whileUnderWay<DrivingChange>((event, topic) => {
  if (event.event === 'ride.deleted') return 'reread';
  if (!isRideEvent(event)) return undefined;
  const { ride } = event;
  if (isOf(ride.driver?.id, topic)) {
    const isBySupport = event.event === 'ride.status_set' || isChangedBySupport(event);
    const isByItself = event.bySystem && event.event === 'ride.in_transit';
    return {
      kind: 'ride',
      ride: viewForDriver(ride),
      ...(isBySupport && { bySupport: true as const }),
      ...(isByItself && { byItself: true as const }),
    };
  }
  if (isOf(ride.next?.driver.id, topic)) return { kind: 'next', ride: viewForDriver(ride) };
  if (!isOf(event.leftDriverId, topic)) return undefined;
  // An admin releases a ride only from a driver who is suspended or blocked.
  const isBarred = event.event === 'ride.released' && event.mover === 'admin';
  return {
    kind: 'left',
    rideId: ride.id,
    version: ride.version,
    ...(event.event === 'ride.replaced' && { notMoving: true as const }),
    ...(isBarred && { barred: true as const }),
  };
});

const whyWithdrawn = ({ status, canceledBy }: Pick<RideImage, 'status' | 'canceledBy'>): WithdrawnWhy => {
  if (status !== 'canceled') return 'taken';
  return canceledBy === 'system' ? 'expired' : 'canceled';
};

export const offersView = whileUnderWay<OffersChange>((event, topic) => {
  if (event.event === 'offer.declined' || event.event === 'offers.ended') {
    const { rideId, version } = event;
    const why = event.event === 'offer.declined' ? 'declined' : whyWithdrawn(event);
    return { kind: 'withdrawn', rideId, version, why };
  }
  if (event.event === 'driver.changed' || event.event === 'offers.changed') return 'reread';
  if (!isRideEvent(event)) return undefined;
  // An asked driver keeps their time to think, at another price.
  if (event.event === 'ride.retyped') return 'reread';
  if (event.event === 'ride.rerouted' && event.ride.status === 'requested') return 'reread';
  const { ride, offers, offeredAt, expiresAt } = event;
  const offered = offers?.find(({ driverId }) => isOf(driverId, topic));
  if (offered && offeredAt && expiresAt)
    return { kind: 'offered', offer: viewOffer(ride, offered, offeredAt, expiresAt) };
  const { id: rideId, version, status } = ride;
  if (isOf(ride.next?.driver.id, topic)) return { kind: 'cleared' };
  // Once free again, they are offered waiting rides again.
  if (isOf(ride.driver?.id, topic)) return isDriving(status) ? { kind: 'cleared' } : undefined;
  if (isOf(event.leftDriverId, topic)) return 'reread';
  return event.asked ? { kind: 'withdrawn', rideId, version, why: whyWithdrawn(ride) } : undefined;
});

/** Receivers report more digits than they measure, which costs where thousands of positions are sent together. */
const toDecimeter = (position: DriverPosition): DriverPosition => ({
  ...position,
  lat: Math.round(position.lat * 1e6) / 1e6,
  lng: Math.round(position.lng * 1e6) / 1e6,
});

export const boardView = whileUnderWay<BoardChange>((event) => {
  // A new snapshot for one deleted ride would cost every admin megabytes.
  if (event.event === 'ride.deleted') return { kind: 'gone', rideId: event.ride.id };
  if (isRideEvent(event)) return { kind: 'ride', ride: viewForAdmin(event.ride) };
  if (event.event === 'positions.moved')
    return { kind: 'positions', positions: event.positions.map(toDecimeter) };
  if (event.event !== 'driver.changed') return undefined;
  const { id, name, available, approved, suspended, version, vehicle, presence } = event.driver;
  const { silentSince } = presence;
  // A process of a release without breaks ends one without knowing it.
  const onBreak = suspended || !approved ? null : presence.onBreak;
  const driver = { id, name, available, version, silentSince, vehicle };
  return { kind: 'driver', driver: { ...driver, ...(onBreak !== undefined && { onBreak }) } };
});
