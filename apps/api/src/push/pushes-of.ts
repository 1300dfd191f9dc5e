import { CHECK_IN_ANSWER_MS } from '@ridewire/contracts';
import type { NotificationKind, NotificationType } from '@ridewire/contracts';
import { isRideEvent, type RideEvent, type ServerEvent } from '../live/events.ts';
import type { RideNews } from './say-news.ts';

/** What one person is told by push. */
export interface Push {
  userId: string;
  /** The choice it falls under; SOS alerts have none. */
  kind: NotificationKind | 'trouble';
  /** The same for the same event in every process. */
  key: string;
  told: Told;
  /** How long anyone wants to hear it, in milliseconds. */
  ttlMs: number;
}

/** What the words and the link are made of when it is sent. */
export type Told =
  | {
      what: 'notification';
      id: string;
      type: NotificationType;
      params: object;
      rideId: string | null;
      email?: string;
    }
  | { what: 'chat'; rideId: string; senderId: string; to: 'rider' | 'driver' }
  | { what: 'check_in'; rideId: string }
  | ({ what: 'ride'; rideId: string } & RideNews);

const MINUTE_MS = 60_000;
/** A driver who comes or waits is news for minutes, an outcome for an hour, the rest for a day. */
const TTL_MS = { now: 10 * MINUTE_MS, hour: 60 * MINUTE_MS, day: 1_440 * MINUTE_MS };

/**
 * The pushes of an event: to the same people as the notifications in the app, of what others or the server did.
 */
export function pushesOf(event: ServerEvent, nowMs = Date.now()): Push[] {
  if (isRideEvent(event)) return ofRide(event, nowMs);
  if (event.event === 'notification.made') {
    const { id, type, params, rideId, about } = event.notification;
    const told = {
      what: 'notification' as const,
      id,
      type,
      params,
      rideId,
      ...(about && { email: about.email }),
    };
    const ttlMs = type === 'trouble' ? TTL_MS.hour : TTL_MS.day;
    return [{ userId: event.userId, kind: type, key: id, told, ttlMs }];
  }
  if (event.event === 'chat.said') {
    const { rideId, riderId, driverId, message } = event;
    const [userId, senderId] = message.by === 'rider' ? [driverId, riderId] : [riderId, driverId];
    const to = message.by === 'rider' ? ('driver' as const) : ('rider' as const);
    const told = { what: 'chat' as const, rideId, senderId, to };
    return [{ userId, kind: 'chat', key: `chat ${message.id}`, told, ttlMs: TTL_MS.hour }];
  }
  if (event.event === 'check_in.asked') {
    const { checkInId, rideId, riderId, driverId } = event;
    const told = { what: 'check_in' as const, rideId };
    return [riderId, driverId].map((userId) => ({
      ...{ userId, kind: 'check_in' as const, key: `check_in ${checkInId}`, told },
      ttlMs: CHECK_IN_ANSWER_MS,
    }));
  }
  return [];
}

function ofRide(event: RideEvent, nowMs: number): Push[] {
  const { ride } = event;
  const make = (userId: string, kind: NotificationKind, news: RideNews, ttlMs: number): Push => ({
    userId,
    kind,
    key: `${news.news} ${ride.id} ${ride.version}`,
    told: { what: 'ride', rideId: ride.id, ...news },
    ttlMs,
  });
  const ttlMs = (event.expiresAt ?? nowMs) - nowMs;
  const to = ride.destination.address;
  const pushes = (ttlMs > 0 ? (event.offers ?? []) : []).map(({ driverId, seconds = null }) =>
    make(driverId, 'offer', { news: 'offer', seconds, to }, ttlMs),
  );
  const news = riderNewsOf(event, nowMs);
  if (news) {
    const isOver = news.news === 'completed' || news.news === 'canceled';
    pushes.push(make(ride.rider.id, 'ride_change', news, isOver ? TTL_MS.hour : TTL_MS.now));
  }
  if (event.event === 'ride.rerouted') {
    const { driver, next, stops, stopTimes } = ride;
    const rerouted = { name: ride.rider.name, to, stops: stops.length - stopTimes.length };
    const driverId = driver?.id ?? next?.driver.id;
    if (driverId) pushes.push(make(driverId, 'ride_change', { news: 'rerouted', ...rerouted }, TTL_MS.now));
  }
  const lost = lostBy(event);
  if (lost) pushes.push(make(lost.driverId, 'ride_change', lost.news, TTL_MS.hour));
  if (!ride.driver) return pushes;
  if (event.event === 'ride.accepted' && ride.autoAccepted) {
    const forDriver = {
      news: 'accepted_for_you' as const,
      from: ride.pickup.address,
    };
    pushes.push(make(ride.driver.id, 'offer', forDriver, TTL_MS.now));
  }
  return pushes;
}

/** The driver from whom others took the ride, and how. */
function lostBy(event: RideEvent): { driverId: string; news: RideNews } | null {
  const { ride, leftDriverId, mover } = event;
  if (isCanceled(event)) {
    const driverId = ride.driver?.id ?? leftDriverId;
    const news = { news: 'lost' as const, by: ride.canceledBy, name: ride.rider.name };
    return driverId && ride.canceledBy !== 'driver' ? { driverId, news } : null;
  }
  if (!leftDriverId || !mover || mover === 'driver') return null;
  return { driverId: leftDriverId, news: { news: 'taken', isNotMoving: event.event === 'ride.replaced' } };
}

const isCanceled = ({ event, ride }: RideEvent): boolean =>
  ride.status === 'canceled' && (event === 'ride.canceled' || event === 'ride.status_set');

/** A rider's news of a change; null where they did it, or nobody who looks elsewhere must know. */
function riderNewsOf(event: RideEvent, nowMs: number): RideNews | null {
  const { ride } = event;
  const name = ride.driver?.name ?? null;
  const plate = ride.driver?.licensePlate ?? null;
  switch (event.event) {
    case 'ride.arrived':
      return { news: 'arrived', name, plate, isFreeFirst: ride.waitingRateCents > 0 && ride.isArrivalSeen };
    case 'ride.reserved': {
      const { next } = ride;
      return next
        ? { news: 'reserved', name: next.driver.name, seconds: (next.pickupAt - nowMs) / 1_000 }
        : null;
    }
    case 'ride.released':
    case 'ride.replaced':
    case 'ride.reassigned':
    case 'ride.unreserved':
      return ride.status === 'requested' ? { news: 'searching' } : null;
    case 'ride.accepted':
    case 'ride.picked_up':
    case 'ride.completed':
    case 'ride.canceled':
    case 'ride.status_set':
      break;
    default:
      return null;
  }
  switch (ride.status) {
    case 'accepted':
      return { news: 'accepted', name, plate, seconds: ride.approachSeconds };
    case 'picked_up':
      return { news: 'picked_up', isWithoutPin: ride.pin === 'waived' };
    case 'completed':
      return { news: 'completed' };
    case 'canceled':
      return ride.canceledBy === 'rider'
        ? null
        : { news: 'canceled', by: ride.canceledBy, name, isNoShow: ride.isNoShow };
    default:
      return null;
  }
}
