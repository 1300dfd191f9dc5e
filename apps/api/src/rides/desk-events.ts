import type { RoutesOf } from '../live/events.ts';
import { BOARD, type Topic } from '../live/topics.ts';

/** The stuck rides changed, or their reasons, or the admins on them. Says no more: admins' pages read again. */
export interface StuckChanged {
  event: 'stuck.changed';
}

/** The end of a ride was odd, or an admin reviewed it. Says no more: admins' pages read again. */
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

/** The stuck rides and the admins on them, for every admin on any page. */
export const STUCK: Topic = 'stuck';

export const deskRoutes: RoutesOf<StuckChanged | ReviewChanged> = {
  'stuck.changed': () => [STUCK],
  'review.changed': () => [BOARD],
};
