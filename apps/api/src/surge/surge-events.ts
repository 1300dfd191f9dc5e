import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** The surge of areas changed, or was switched on or off. Says no more: every process reads again. */
export interface SurgeChanged {
  event: 'surge.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    surge: SurgeChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    surge: 'surge';
  }
}

/** Surge prices, for admins. */
export const SURGE: Topic = 'surge';

export const surgeRoutes: RoutesOf<SurgeChanged> = {
  // Each process reads the prices again, and then tells.
  'surge.changed': () => [],
};
