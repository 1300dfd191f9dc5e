import type { ServerEvent } from '../../live/events.ts';
import type { Topic } from '../../live/topics.ts';
import type { Seen } from './watch-live-views.ts';

/** One possible event, and what everyone sees of it. */
export interface Row<Event> {
  when: string;
  event: Event;
  seen: Seen;
  /** Its topics, if it is not routed through topicsOf. */
  on?: readonly Topic[];
}

type EventOf<Name, Event = ServerEvent> = Event extends { event: infer Own }
  ? Name extends Own
    ? Omit<Event, 'event'>
    : never
  : never;

/** What everyone sees of a noun's events. */
export type SeenRows<Names extends Exclude<ServerEvent['event'], `ride.${string}`>> = {
  [Name in Names]: readonly [Row<EventOf<Name>>, ...Row<EventOf<Name>>[]];
};
