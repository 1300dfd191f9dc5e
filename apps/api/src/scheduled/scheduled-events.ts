import type { RoutesOf } from '../live/events.ts';
import { userTopic, type Topic } from '../live/topics.ts';

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

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    scheduled: 'scheduled' | 'rides-ahead';
  }
}

/** Everyone's scheduled rides, for admins. */
export const SCHEDULED: Topic = 'scheduled';
/** Scheduled rides that drivers can take or have taken, for drivers who look. */
export const RIDES_AHEAD: Topic = 'rides-ahead';

export const scheduledRoutes: RoutesOf<ScheduledChanged> = {
  'scheduled.changed': ({ riderId }) => [userTopic(riderId), SCHEDULED, RIDES_AHEAD],
};
