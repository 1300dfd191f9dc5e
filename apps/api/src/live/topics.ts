import { CHANGES_SUMS, isRideEvent, type RideEvent, type ServerEvent } from './events.ts';

/** Where a subscription listens. Who may join which is decided by the procedure that subscribes. */
export type Topic =
  | `ride:${string}`
  | `rider:${string}`
  | `driver:${string}`
  | `user:${string}`
  | `track:${string}`
  | `nearby:${string}`
  | `moves:${string}`
  | 'board'
  | 'people'
  | 'alerts'
  | 'messages'
  | 'city'
  | 'demand'
  | 'board-demand'
  | 'surge'
  | 'stuck';

/** One ride, whoever is in it. */
export const rideTopic = (rideId: string): Topic => `ride:${rideId}`;
export const riderTopic = (userId: string): Topic => `rider:${userId}`;
export const driverTopic = (userId: string): Topic => `driver:${userId}`;
/** Where the car of one ride is. */
export const trackTopic = (rideId: string): Topic => `track:${rideId}`;
/** The idle cars of one square. */
export const nearbyTopic = (cell: string): Topic => `nearby:${cell}`;
/** A person whatever their role: account, profile, sessions. */
export const userTopic = (userId: string): Topic => `user:${userId}`;
/** Where a driver who looks where riders ask had better wait. */
export const movesTopic = (userId: string): Topic => `moves:${userId}`;
export const BOARD: Topic = 'board';
/** Every account and driving record, and what drivers earned, for the admins' lists. */
export const PEOPLE: Topic = 'people';
/** Calls for help, for every admin on whatever screen. */
export const ALERTS: Topic = 'alerts';

/** What people write by the contact form, for every admin. */
export const MESSAGES: Topic = 'messages';
/** Which city is in use, for whoever looks at its map. */
export const CITY: Topic = 'city';
/** What busy areas cost, for admins. */
export const SURGE: Topic = 'surge';
/** Which rides are stuck and who is on them, for every admin on whatever page. */
export const STUCK: Topic = 'stuck';

/** Where riders ask, for drivers who look. */
export const DEMAND: Topic = 'demand';
/** The same for admins. */
export const BOARD_DEMAND: Topic = 'board-demand';

/** Whether the sums of a driver's rides, which admins' lists show, may be other than before. */
const changesEarnings = ({ event, ride }: RideEvent): boolean =>
  CHANGES_SUMS.has(event) && ride.driver !== null;

/** Everybody a committed event concerns. Positions are routed apart: they depend on who rides with whom. */
export function topicsOf(event: ServerEvent): Topic[] {
  if (isRideEvent(event)) {
    const drivers = new Set<string>(event.asked ?? []);
    if (event.ride.driver) drivers.add(event.ride.driver.id);
    if (event.ride.next) drivers.add(event.ride.next.driver.id);
    if (event.leftDriverId) drivers.add(event.leftDriverId);
    for (const offer of event.offers ?? []) drivers.add(offer.driverId);
    const topics = [
      rideTopic(event.ride.id),
      riderTopic(event.ride.rider.id),
      BOARD,
      ...[...drivers].map(driverTopic),
    ];
    return changesEarnings(event) ? [...topics, PEOPLE] : topics;
  }
  switch (event.event) {
    case 'offers.ended':
    case 'offers.changed':
      return event.driverIds.map(driverTopic);
    case 'offer.declined':
      return [driverTopic(event.driverId), BOARD];
    case 'driver.changed':
      return [driverTopic(event.driver.id), userTopic(event.driver.id), BOARD, PEOPLE];
    case 'user.changed':
      return [userTopic(event.userId), PEOPLE];
    case 'language.chosen':
      return [userTopic(event.userId)];
    case 'documents.changed':
      return [userTopic(event.driverId), PEOPLE];
    case 'message.changed':
      return [MESSAGES];
    case 'incident.changed':
      return [ALERTS];
    case 'alert.raised':
    case 'alert.acknowledged':
      return [ALERTS, userTopic(event.alert.by.id)];
    case 'stuck.changed':
      return [STUCK];
    case 'review.changed':
      return [BOARD];
    case 'sessions.changed':
    case 'notification.made':
    case 'notifications.read':
    case 'notifications.chosen':
    case 'places.changed':
      return [userTopic(event.userId)];
    case 'wish.changed':
      return [userTopic(event.saidBy === 'rider' ? event.riderId : event.driverId)];
    case 'move.suggested':
      return [movesTopic(event.driverId)];
    case 'demand.changed':
    case 'board.demand':
    case 'positions.moved':
    case 'nearby.moved':
    case 'user.signed_out':
    case 'city.changed':
    case 'surge.changed':
    case 'demo.locked':
    case 'ride_types.changed':
      return [];
    default:
      return event satisfies never;
  }
}
