import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** Streets were changed by hand, or a change ended. Says no more: every process reads them again. A trigger of the table sends it. */
export interface StreetChangesChanged {
  event: 'street_changes.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    streetChanges: StreetChangesChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    streetChanges: 'street-changes';
  }
}

/** Streets that the desk changed, for everyone. */
export const STREET_CHANGES: Topic = 'street-changes';

export const streetChangeRoutes: RoutesOf<StreetChangesChanged> = {
  // Each process reads them again, and then tells.
  'street_changes.changed': () => [],
};
