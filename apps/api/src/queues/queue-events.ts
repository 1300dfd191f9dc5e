import type { RoutesOf } from '../live/events.ts';

/** A queue zone or a place in line changed. Says no more: every process reads them again. Triggers of the tables send it. */
export interface QueuesChanged {
  event: 'queues.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    queues: QueuesChanged;
  }
}

export const queueRoutes: RoutesOf<QueuesChanged> = {
  // Each process reads them again, and then tells.
  'queues.changed': () => [],
};
