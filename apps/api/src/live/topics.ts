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
  | 'ride-types'
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
/** Which ride types the city has, for everybody. */
export const RIDE_TYPES: Topic = 'ride-types';
/** Which rides are stuck and who is on them, for every admin on whatever page. */
export const STUCK: Topic = 'stuck';

/** Where riders ask, for drivers who look. */
export const DEMAND: Topic = 'demand';
/** The same for admins. */
export const BOARD_DEMAND: Topic = 'board-demand';
