import type { RoutesOf } from '../live/events.ts';
import { BOARD, type Topic } from '../live/topics.ts';

/** The stuck rides, or the admins on them, changed: pages read again. */
export interface StuckChanged {
  event: 'stuck.changed';
}

/** A ride's end was odd, or reviewed: pages read again. */
export interface ReviewChanged {
  event: 'review.changed';
  rideId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    rides: StuckChanged | ReviewChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    rides: 'stuck';
  }
}

export const STUCK: Topic = 'stuck';

export const deskRoutes: RoutesOf<StuckChanged | ReviewChanged> = {
  'stuck.changed': () => [STUCK],
  'review.changed': () => [BOARD],
};
