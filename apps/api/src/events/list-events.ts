import type { EventsPage, ListEventsInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { EVENT_COLUMNS, viewEvent, type EventRow } from './event-view.ts';
import type { SettledEvents } from './settled-events.ts';

const READ = `select ${EVENT_COLUMNS} from ride_events v where v.id > $1 and v.id <= $2 order by v.id limit $3`;

export interface ListEventsDeps {
  adminDb: Db;
  settledEvents: SettledEvents;
}

/**
 * What happened to rides, in the order of the log: a program that reads on from the last event it has misses nothing,
 * however long it was away.
 */
export async function listEvents(
  { adminDb, settledEvents }: ListEventsDeps,
  { after, limit }: ListEventsInput,
): Promise<EventsPage> {
  const through = await settledEvents();
  const { rows } = await adminDb.pool.query<EventRow>(READ, [after, through, limit + 1]);
  const events = rows.slice(0, limit).map(viewEvent);
  return { events, next: events.at(-1)?.id ?? after, hasMore: rows.length > limit };
}
