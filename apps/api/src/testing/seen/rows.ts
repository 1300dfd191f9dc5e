import type { Seen } from './watch-live-views.ts';

/** One possible event, and what everyone sees of it. */
export interface Row<Event> {
  when: string;
  event: Event;
  seen: Seen;
}
