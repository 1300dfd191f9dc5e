import type { RoutesOf } from '../live/events.ts';
import { RIDES_AHEAD, SCHEDULED, userTopic } from '../live/topics.ts';

/** A rider's scheduled rides changed, or who takes one. Says no more: pages read again. */
export interface ScheduledChanged {
  event: 'scheduled.changed';
  riderId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    scheduled: ScheduledChanged;
  }
}

export const scheduledRoutes: RoutesOf<ScheduledChanged> = {
  'scheduled.changed': ({ riderId }) => [userTopic(riderId), SCHEDULED, RIDES_AHEAD],
};
