import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@ridewire/db';
import { ARCHIVE_LOCK } from '@ridewire/db/archive';
import { trueMs } from '../core/true-ms.ts';

/** How long open transactions are waited for, and how often they are looked at, in milliseconds. */
const PATIENCE_MS = 500;
const LOOK_MS = 10;

// A writer takes this lock before its events get their ids, and gives it back when they are committed. So does the archive,
// for minutes, but its events have the ids they had.
const WRITERS = `
with locks as materialized (
  select * from pg_locks where database = (select oid from pg_database where datname = current_database())
)
select virtualtransaction as writer from locks l
where relation = 'ride_events'::regclass and mode = 'RowExclusiveLock' and not exists (
  select from locks a where a.locktype = 'advisory' and a.classid = 0 and a.objid = ${ARCHIVE_LOCK} and a.objsubid = 1
    and a.granted and a.pid = l.pid)`;
/** SQL: the last id that was given out. */
export const NEWEST_EVENT = `coalesce(pg_sequence_last_value(pg_get_serial_sequence('ride_events', 'id')), 0)`;
const NEWEST = `select ${NEWEST_EVENT}::float8 as id`;

/**
 * Finds how far the log of ride events is settled: an event has its id before its transaction commits, so a later id
 * may be seen first, and a reader who went past it would miss the other. Up to this id, nothing comes any more.
 */
export function createSettledEvents({ pool }: Pick<Db, 'pool'>) {
  let settled = 0;
  let looking: Promise<number> | undefined;

  const writers = async () =>
    (await pool.query<{ writer: string }>(WRITERS)).rows.map(({ writer }) => writer);

  async function look(): Promise<number> {
    const { rows } = await pool.query<{ id: number }>(NEWEST);
    const newest = rows[0]?.id ?? 0;
    if (newest === settled) return settled;
    let before = await writers();
    const until = trueMs() + PATIENCE_MS;
    while (before.length > 0 && trueMs() < until) {
      await wait(LOOK_MS);
      const now = new Set(await writers());
      before = before.filter((writer) => now.has(writer));
    }
    // Lower than before if a standby that lacks the last events took over.
    if (before.length === 0) settled = newest;
    return settled;
  }

  /** The last settled id. While a transaction stays open, that of the last look. */
  return async (): Promise<number> => {
    // A look that began earlier may not know the caller's own events.
    await looking?.catch(() => {});
    looking ??= look().finally(() => (looking = undefined));
    return looking;
  };
}

export type SettledEvents = ReturnType<typeof createSettledEvents>;
