import { keepInstead, openSender, TELL_MESSAGES } from '@ridewire/api/testing/event-sender';
import { startNats } from '@ridewire/api/testing/start-nats';
import { openDb } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import pg from 'pg';
import { NO_GOAL, spreadOf, type Result } from './compare.ts';
import { sized } from './size.ts';
import { median } from './statistics.ts';

const IDLE = [1, 10, 100, 1_000].slice(0, sized(3, 4));
const ROUNDS = sized(2, 6);
const ROUND_MS = sized(500, 1_500);
/** Connections that commit all the time. */
const COMMITTERS = 8;
/** About as long as the event of an accept. */
const PAYLOAD = JSON.stringify({ event: 'ride.accepted', ride: 'x'.repeat(2_200) });

/** A change of one row, which tells of itself in each of these ways. */
const CHANGE = {
  text: `
with changed as (update bench_rows set n = n + 1 where id = $1 returning n),
  messages as materialized (select n, $2::text || n as payload from changed)${TELL_MESSAGES}`,
};
const WAYS = {
  floor: CHANGE.text.replace(TELL_MESSAGES, ' select payload, null as told from messages'),
  notify: CHANGE.text,
  nats: keepInstead(CHANGE).text,
};
type Way = keyof typeof WAYS;

/**
 * Commits per second that tell of themselves, next to connections that listen to something else, as the job queue of each
 * process does.
 */
export async function benchTelling(): Promise<Result[]> {
  const postgres = await startTestPostgres({
    settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '1100' },
  });
  const { connectionString } = await postgres.createDatabase();
  const nats = await startNats();
  const sender = await openSender(connectionString, nats.url);
  const db = openDb(connectionString, { maxConnections: COMMITTERS });
  await db.pool.query('create table bench_rows (id int primary key, n int not null)');
  await db.pool.query('insert into bench_rows select i, 0 from generate_series(1, $1) i', [COMMITTERS]);
  const idle: pg.Client[] = [];
  const results: Result[] = [];
  for (const count of IDLE) {
    while (idle.length < count) idle.push(await listenToNothing(connectionString));
    const rates: Record<Way, number[]> = { floor: [], notify: [], nats: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of ['floor', 'notify', 'nats'] as const) {
        const commits = await commitFor(way, db, sender.outbox);
        // The first round only warms up.
        if (round > 0) rates[way].push(commits / (ROUND_MS / 1_000));
      }
    }
    for (const way of ['notify', 'nats'] as const) results.push(describe(way, count, rates));
  }
  await Promise.all(idle.map((client) => client.end()));
  await sender.stop();
  await db.close();
  await nats.kill();
  await postgres.stop();
  return results;
}

function describe(way: Exclude<Way, 'floor'>, idle: number, rates: Record<Way, number[]>): Result {
  const [floor, product] = [median(rates.floor), median(rates[way])];
  return {
    title: `commits per second told by ${way === 'nats' ? 'NATS' : 'notifications'}, ${idle} idle listeners (floor: told to nobody)`,
    floor: floor.toFixed(0),
    product: product.toFixed(0),
    ratio: product / floor,
    goal: NO_GOAL,
    reached: true,
    spread: spreadOf(rates.floor),
  };
}

async function commitFor(
  way: Way,
  { pool }: Pick<ReturnType<typeof openDb>, 'pool'>,
  outbox: Awaited<ReturnType<typeof openSender>>['outbox'],
): Promise<number> {
  const end = performance.now() + ROUND_MS;
  const text = WAYS[way];
  let commits = 0;
  const commitOn = async (id: number) => {
    const client = await pool.connect();
    while (performance.now() < end) {
      const { rows } = await client.query<{ payload: string; told: string }>({
        name: way,
        text,
        values: [id, PAYLOAD],
      });
      if (way === 'nats') outbox.committed(rows.map(({ told, payload }) => ({ id: told, payload })));
      commits += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: COMMITTERS }, (_, i) => commitOn(i + 1)));
  // What is left to clear is a part of the round.
  while (way === 'nats' && (await outbox.oldestSeconds()) > 0);
  return commits * (ROUND_MS / (ROUND_MS + performance.now() - end));
}

async function listenToNothing(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('listen bench_nothing');
  return client;
}
