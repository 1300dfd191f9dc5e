import { CHECK_IN_ANSWER_MS } from '@ridewire/contracts';
import type { NotificationKind, NotificationType, SureKind } from '@ridewire/contracts';
import { isRideEvent, type RideEvent, type ServerEvent } from '../live/events.ts';
import { RIDE_NEWS, TTL_MS, type RideNews, type Telling } from './ride-news.ts';

/** What one person is told by push. */
export interface Push {
  userId: string;
  /** The choice it falls under; SOS alerts have none. */
  kind: NotificationKind | SureKind;
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

const NEWS = Object.entries<{ of: (event: RideEvent, nowMs: number) => Telling<object>[] }>(RIDE_NEWS);

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
  const { id: rideId, version } = event.ride;
  return NEWS.flatMap(([news, { of }]) =>
    of(event, nowMs).map(({ facts, ...push }) => ({
      ...push,
      key: `${news} ${rideId} ${version}`,
      told: { what: 'ride', rideId, news, ...facts } as Told,
    })),
  );
}
