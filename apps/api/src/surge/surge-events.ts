import type { RoutesOf } from '../live/events.ts';

/** The surge of areas changed, or was switched on or off. Says no more: every process reads again. */
export interface SurgeChanged {
  event: 'surge.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    surge: SurgeChanged;
  }
}

export const surgeRoutes: RoutesOf<SurgeChanged> = {
  // Each process reads the prices again, and then tells.
  'surge.changed': () => [],
};
