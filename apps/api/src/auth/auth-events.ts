import type { RoutesOf } from '../live/events.ts';

/** A server without the demo started on the database of one, and locked its accounts. */
export interface DemoLocked {
  event: 'demo.locked';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    auth: DemoLocked;
  }
}

export const authRoutes: RoutesOf<DemoLocked> = {
  'demo.locked': () => [],
};
