import type { EventsPage, ListEventsInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import { EVENT_COLUMNS, viewEvent, type EventRow } from './event-view.ts';
import { NEWEST_EVENT, type SettledEvents } from './settled-events.ts';

const READ = `select ${EVENT_COLUMNS} from ride_events v where v.id > $1 and v.id <= $2 order by v.id limit $3`;
const NEWEST = `select ${NEWEST_EVENT}::text as newest`;

export interface ListEventsDeps {
  adminDb: Db;
  settledEvents: SettledEvents;
}

/**
 * What happened to rides, in the order of the log: a program that reads on from the last event it has misses nothing,
 * however long it was away.
 * @throws AppError EVENTS_AHEAD for an event that isn't in the log: after a restore, new events get ids the program
 * believes it has read
 */
export async function listEvents(
  { adminDb, settledEvents }: ListEventsDeps,
  { after, limit }: ListEventsInput,
): Promise<EventsPage> {
  const through = await settledEvents();
  if (Number(after) > through) await assertGivenOut(adminDb, after);
  const { rows } = await adminDb.pool.query<EventRow>(READ, [after, through, limit + 1]);
  const events = rows.slice(0, limit).map(viewEvent);
  return { events, next: events.at(-1)?.id ?? after, hasMore: rows.length > limit };
}

/** An event that isn't settled yet is one of the log. */
async function assertGivenOut({ pool }: Db, after: string): Promise<void> {
  const newest = (await pool.query<{ newest: string }>(NEWEST)).rows[0]?.newest ?? '0';
  if (Number(after) > Number(newest)) throw new AppError('EVENTS_END_AT', { newest });
}
