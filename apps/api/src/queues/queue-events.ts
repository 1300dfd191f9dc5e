import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** A queue zone or a place in line changed. Says no more: every process reads them again. Triggers of the tables send it. */
export interface QueuesChanged {
  event: 'queues.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    queues: QueuesChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    queues: 'queues' | 'queue-zones' | `queue:${string}`;
  }
}

/** Where drivers queue, for admins. */
export const QUEUES: Topic = 'queues';
/** The zones alone, for drivers’ maps. */
export const QUEUE_ZONES: Topic = 'queue-zones';
/** A driver's own place in line. */
export const queueTopic = (userId: string): Topic => `queue:${userId}`;

export const queueRoutes: RoutesOf<QueuesChanged> = {
  // Each process reads them again, and then tells.
  'queues.changed': () => [],
};
