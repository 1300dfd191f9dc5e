import type { Seen } from './watch-live-views.ts';

/** One thing that may happen, and what everybody gets to see of it. */
export interface Row<Event> {
  when: string;
  event: Event;
  seen: Seen;
}
