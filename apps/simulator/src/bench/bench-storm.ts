import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPairs } from './accept-times.ts';
import { compareRounds, spreadOf, type Result } from './compare.ts';
import { makeCity } from './make-city.ts';
import { sized } from './size.ts';
import type { ServerProcess } from './start-process.ts';
import type { Servers } from './start-servers.ts';
import { quantile } from './statistics.ts';

const CLIENTS = fileURLToPath(new URL('./storm-clients.ts', import.meta.url));
const SOCKETS = sized(2_000, 10_000);
const ROUNDS = sized(3, 5);
/** A 99th percentile needs at least this many accepts. */
const ACCEPTS = sized(100, 300);
/** How long a server is still busy with sockets that are back, in milliseconds. */
const SETTLE_MS = 500;
/** How long rides are measured while nothing else goes on, in milliseconds. */
const IDLE_MS = 1_500;

/** All sockets cut at once: what it costs until all are back with a snapshot, and how rides fare meanwhile. */
export async function benchStorm({ db, product, floor }: Servers): Promise<Result[]> {
  const { riders } = await makeCity(db, { drivers: 1, freeDrivers: 1, rides: 0, freeRiders: SOCKETS });
  const cookies = riders.map(({ cookie }) => cookie);
  const bare = await startClients(`${floor.url}/storm`, '', cookies);
  const live = await startClients(`${product.url}/trpc`, 'rides.current', cookies);
  const pairs = await openPairs(db, product.url);
  const micros = { floor: [] as number[], product: [] as number[] };
  const accepts = { idle: [] as number[][], stormy: [] as number[][] };
  const statements: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const bareMicros = await costOf(floor, bare.cut);
    const before = await countStatements(db);
    const liveMicros = await costOf(product, live.cut);
    const asked = (await countStatements(db)) - before;
    const idle = await pairs.timesUntil(wait(IDLE_MS));
    const stormy = await pairs.timesUntil(live.cut());
    while (stormy.length < ACCEPTS / ROUNDS) stormy.push(...(await pairs.timesUntil(live.cut())));
    // The first round only warms up all of them.
    if (round === 0) continue;
    micros.floor.push(bareMicros);
    micros.product.push(liveMicros);
    statements.push(asked / SOCKETS);
    accepts.idle.push(idle);
    accepts.stormy.push(stormy);
  }
  bare.end();
  live.end();
  await pairs.close();
  const each = quantile(statements, 0.5);
  const stormyCount = accepts.stormy.flat().length;
  const p99 = (rounds: number[][]) => quantile(rounds.flat(), 0.99);
  const [idleMs, stormyMs] = [p99(accepts.idle), p99(accepts.stormy)];
  return [
    compareRounds(
      `${SOCKETS} sockets cut at once, server CPU until each is back with a snapshot (floor: bare ws, connected)`,
      micros,
      (value) => `${value.toFixed(0)} µs`,
      { atMost: 2.5 },
    ),
    {
      title: 'statements for each of them (floor: one)',
      floor: '1',
      product: each.toFixed(2),
      ratio: each,
      goal: 'at most 1',
      reached: each <= 1,
      spread: spreadOf(micros.floor),
    },
    {
      title: `accept → the other client has it meanwhile, p99 of ${stormyCount} (floor: the same while idle)`,
      floor: `${idleMs.toFixed(1)} ms`,
      product: `${stormyMs.toFixed(1)} ms`,
      ratio: stormyMs / idleMs,
      goal: 'at most 5',
      reached: stormyMs / idleMs <= 5,
      // A round's own 99th percentile rests on one or two accepts. Its median shows whether the machine was quiet.
      spread: spreadOf(accepts.idle.map((times) => quantile(times, 0.5))),
    },
  ];
}

async function startClients(url: string, path: string, cookies: readonly string[]) {
  const clients = fork(CLIENTS, [url.replace('http', 'ws'), path]);
  clients.send(cookies);
  await once(clients, 'message');
  return {
    cut: async () => {
      clients.send('cut');
      await once(clients, 'message');
    },
    end: () => clients.disconnect(),
  };
}

/** Server CPU per socket, in µs. */
async function costOf(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  const start = server.cpuMs();
  await work();
  await wait(SETTLE_MS);
  return ((server.cpuMs() - start) * 1_000) / SOCKETS;
}

async function countStatements(db: Servers['db']): Promise<number> {
  // Each is its own transaction, and a connection reports its statistics some time after the last one.
  await db.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await db.pool.query<{ count: string }>(
    'select sum(xact_commit) as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}
