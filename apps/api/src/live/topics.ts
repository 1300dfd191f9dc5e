/** The channel a subscription listens to. The procedure that subscribes decides who may join. */
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
  | 'tariffs'
  | 'promos'
  | 'quests'
  | 'quests-reached'
  | 'referral-terms'
  | 'referrals'
  | 'service-areas'
  | 'queues'
  | 'queue-zones'
  | 'street-changes'
  | `queue:${string}`
  | 'announcements'
  | 'stuck'
  | 'scheduled'
  | 'rides-ahead'
  | 'problems'
  | 'webhooks';

/** One ride, for everyone in it. */
export const rideTopic = (rideId: string): Topic => `ride:${rideId}`;
export const riderTopic = (userId: string): Topic => `rider:${userId}`;
export const driverTopic = (userId: string): Topic => `driver:${userId}`;
/** The car's position in one ride. */
export const trackTopic = (rideId: string): Topic => `track:${rideId}`;
/** The idle cars of one square. */
export const nearbyTopic = (cell: string): Topic => `nearby:${cell}`;
/** A person in any role: account, profile, sessions. */
export const userTopic = (userId: string): Topic => `user:${userId}`;
/** The suggested move of a driver who looks at the demand. */
export const movesTopic = (userId: string): Topic => `moves:${userId}`;
export const BOARD: Topic = 'board';
/** Every account and driving record, and drivers' earnings, for the admins' lists. */
export const PEOPLE: Topic = 'people';
/** SOS alerts, for every admin on any screen. */
export const ALERTS: Topic = 'alerts';

/** Messages from the contact form, for every admin. */
export const MESSAGES: Topic = 'messages';
/** The city in use, for everyone who looks at its map. */
export const CITY: Topic = 'city';
/** Surge prices, for admins. */
export const SURGE: Topic = 'surge';
/** The city's ride types, for everyone. */
export const RIDE_TYPES: Topic = 'ride-types';
/** What they cost, cost before and soon will, for admins. */
export const TARIFFS: Topic = 'tariffs';
/** Promo codes and their uses, for admins. */
export const PROMOS: Topic = 'promos';
/** Quests that are made or end, for admins and drivers. */
export const QUESTS: Topic = 'quests';
/** Drivers who reach one, for admins. */
export const QUESTS_REACHED: Topic = 'quests-reached';
/** What drivers get who bring others, for admins and drivers. */
export const REFERRAL_TERMS: Topic = 'referral-terms';
/** What comes of referrals, for admins. */
export const REFERRALS: Topic = 'referrals';
/** Where riders are picked up, for everyone. */
export const SERVICE_AREAS: Topic = 'service-areas';
/** Where drivers queue, for admins. */
export const QUEUES: Topic = 'queues';
/** The zones alone, for drivers’ maps. */
export const QUEUE_ZONES: Topic = 'queue-zones';
/** Streets that the desk changed, for everyone. */
export const STREET_CHANGES: Topic = 'street-changes';
/** A driver's own place in line. */
export const queueTopic = (userId: string): Topic => `queue:${userId}`;
/** What the desk wrote to drivers, and who has read it, for admins. */
export const ANNOUNCEMENTS: Topic = 'announcements';
/** The stuck rides and the admins on them, for every admin on any page. */
export const STUCK: Topic = 'stuck';

/** Everyone's scheduled rides, for admins. */
export const SCHEDULED: Topic = 'scheduled';
/** Scheduled rides that drivers can take or have taken, for drivers who look. */
export const RIDES_AHEAD: Topic = 'rides-ahead';

/** What people reported of rides, for every admin. */
export const PROBLEMS: Topic = 'problems';

/** Webhooks and what became of their deliveries, for admins. */
export const WEBHOOKS: Topic = 'webhooks';

/** The demand, for drivers who look. */
export const DEMAND: Topic = 'demand';
/** The same for admins. */
export const BOARD_DEMAND: Topic = 'board-demand';
