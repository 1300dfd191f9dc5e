import type { RoutesOf } from '../live/events.ts';
import { STUCK, BOARD } from '../live/topics.ts';

/** Other rides are stuck than before, for other reasons, or somebody is on one. Says no more: admins' pages read anew. */
export interface StuckChanged {
  event: 'stuck.changed';
}

/** The end of a ride was odd, or an admin looked at it. Says no more: admins' pages read anew. */
export interface ReviewChanged {
  event: 'review.changed';
  rideId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    rides: StuckChanged | ReviewChanged;
  }
}

export const rideRoutes: RoutesOf<StuckChanged | ReviewChanged> = {
  'stuck.changed': () => [STUCK],
  'review.changed': () => [BOARD],
};
