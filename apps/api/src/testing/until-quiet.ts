import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@ridewire/db';
import { CHANNEL, type ServerEvent } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';
import type { RunningServices } from '../server/start-services.ts';

/** Nobody's id: the process hears events about it and does nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const READ: ServerEvent = { event: 'notifications.read', userId: NOBODY };
/** Answers from the database are taken within this time, and lead to the next statements; in milliseconds. */
const A_TURN_MS = 3;

/** What the database does for others, and when it last began or ended something. */
const LOOK = `
select count(*) filter (where state <> 'idle')::int as busy, coalesce(max(state_change), 'epoch')::text as "lastAt"
from pg_stat_activity
where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Waits until a process that is alone with its database has nothing under way: it has matched all requests, heard all events, and
 * asks the database nothing more.
 * @param looker of one connection that nobody else uses
 */
export function createQuiet({ hub, gathering, matchSoon }: RunningServices, { pool }: Db) {
  let heard = Promise.withResolvers<void>();
  const hear = () => heard.resolve();
  hub.join(userTopic(NOBODY), { view: hear, push: () => {}, reread: () => {} });
  const look = async () => {
    const { rows } = await pool.query<{ busy: number; lastAt: string }>(LOOK);
    return rows[0] ?? { busy: 0, lastAt: '' };
  };
  return async (): Promise<void> => {
    for (;;) {
      await gathering.finish();
      await matchSoon();
      heard = Promise.withResolvers();
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(READ)]);
      await heard.promise;
      const before = await look();
      await wait(A_TURN_MS);
      const { busy, lastAt } = await look();
      if (busy === 0 && lastAt === before.lastAt) return;
    }
  };
}
