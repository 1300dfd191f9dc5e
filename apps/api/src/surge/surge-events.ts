import type { RoutesOf } from '../live/events.ts';

/** What busy areas cost changed, or whether they cost more at all. Says no more: every process reads anew. */
export interface SurgeChanged {
  event: 'surge.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    surge: SurgeChanged;
  }
}

export const surgeRoutes: RoutesOf<SurgeChanged> = {
  // Each process reads the prices anew, and then tells.
  'surge.changed': () => [],
};
