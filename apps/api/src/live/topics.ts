/** Each noun adds its topics here, from the file of its events. */
export interface TopicsByNoun {
  live:
    | `ride:${string}`
    | `rider:${string}`
    | `driver:${string}`
    | `user:${string}`
    | `track:${string}`
    | `nearby:${string}`
    | 'board'
    | 'people'
    | 'promos';
}

/** What a subscription listens to. The procedure that subscribes decides who may join. */
export type Topic = TopicsByNoun[keyof TopicsByNoun];

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
export const BOARD: Topic = 'board';
/** Every account, driving record and driver's earnings, for admins' lists. */
export const PEOPLE: Topic = 'people';

/** Promo codes and their uses, for admins. */
export const PROMOS: Topic = 'promos';
