import { startNats } from '@ridewire/api/testing/start-nats';
import { openDb, type Db } from '@ridewire/db';
import { startTestPostgres, type TestPostgres } from '@ridewire/db/testing/test-postgres';
import { makePair as makeWatchedPair, openBare } from './bench-latency.ts';
import { driveFor, makePair } from './bench-rides.ts';
import { NO_GOAL, spreadOf, type Result } from './compare.ts';
import { sized } from './size.ts';
import { startProcess, type ServerProcess } from './start-process.ts';
import { FLOOR, PRODUCT } from './start-servers.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = sized(2, 6);
const ACCEPTS = sized(30, 100);
const RIDES_MS = sized(1_000, 3_000);
const WATCHED_PAIRS = 8;
/** Pairs of a rider and a driver who ride at the same time. */
const AT_ONCE = 32;

/** Some processes of the product on a database of their own, which tell each other in one of two ways. */
interface Side {
  db: Db;
  connectionString: string;
  env: Record<string, string>;
  processes: ServerProcess[];
}

/** The same rides at as many processes, told by notifications and by NATS in turns. */
export async function benchTransport(): Promise<Result[]> {
  const postgres = await startTestPostgres({
    settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '600' },
  });
  const nats = await startNats();
  const [notify, overNats] = [await openSide(postgres, {}), await openSide(postgres, { NATS_URL: nats.url })];
  const floor = await startProcess(FLOOR, { DATABASE_URL: notify.connectionString });
  const results: Result[] = [];
  for (const count of [1, 2, 4].slice(0, sized(2, 3))) {
    for (const side of [notify, overNats]) while (side.processes.length < count) await addProcess(side);
    if (count <= 2) results.push(...(await compareLatency(floor, notify, overNats)));
    results.push(await compareRides(notify, overNats));
  }
  for (const side of [notify, overNats]) {
    await Promise.all(side.processes.map((process) => process.stop()));
    await side.db.close();
  }
  await floor.stop();
  await nats.kill();
  await postgres.stop();
  return results;
}

async function openSide(postgres: TestPostgres, env: Record<string, string>): Promise<Side> {
  const { connectionString } = await postgres.createDatabase();
  return { connectionString, db: openDb(connectionString, { connectWithinMs: 60_000 }), env, processes: [] };
}

async function addProcess({ connectionString, env, processes }: Side): Promise<void> {
  processes.push(
    await startProcess(PRODUCT, { DATABASE_URL: connectionString, LOG_LEVEL: 'error', PORT: '0', ...env }),
  );
}

/** The addresses of pair `i`: its driver is at the next process, if there is more than one. */
const urlsOf = ({ processes }: Side, i: number): [string, string] => {
  const urlAt = (at: number) => (processes[at % processes.length] as ServerProcess).url;
  return [urlAt(i), urlAt(i + 1)];
};

/** Many sign-ins at once would be slower. */
async function inTurn<T>(count: number, open: (i: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  for (let i = 0; i < count; i += 1) opened.push(await open(i));
  return opened;
}

const inWords = (count: number) => (count === 1 ? 'one process' : `${count} processes`);

async function compareLatency(floor: ServerProcess, notify: Side, overNats: Side): Promise<Result[]> {
  const bare = await openBare(floor.url);
  const openPairs = (side: Side) =>
    inTurn(WATCHED_PAIRS, (i) => makeWatchedPair(side.db, ...urlsOf(side, i)));
  const [byNotify, byNats] = [await openPairs(notify), await openPairs(overNats)];
  const times = { floor: [] as number[], notify: [] as number[], nats: [] as number[] };
  const floors: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const now = { floor: [] as number[], notify: [] as number[], nats: [] as number[] };
    for (let i = 0; i < ACCEPTS; i += 1) {
      now.floor.push(await bare.once());
      const [first, second] = [byNotify[i % WATCHED_PAIRS], byNats[i % WATCHED_PAIRS]];
      if (first) now.notify.push(await first.acceptOnce());
      if (second) now.nats.push(await second.acceptOnce());
    }
    if (round === 0) continue;
    for (const way of ['floor', 'notify', 'nats'] as const) times[way].push(...now[way]);
    floors.push(median(now.floor));
  }
  bare.close();
  await Promise.all([...byNotify, ...byNats].map((pair) => pair.close()));
  const write = (all: number[]) => `${median(all).toFixed(2)} ms (p99 ${quantile(all, 0.99).toFixed(2)})`;
  return (['notify', 'nats'] as const).map((way) => ({
    title: `accept → other client has it, ${inWords(notify.processes.length)}, told by ${way === 'nats' ? 'NATS' : 'notifications'}, p50`,
    floor: write(times.floor),
    product: write(times[way]),
    ratio: median(times[way]) / median(times.floor),
    goal: NO_GOAL,
    reached: true,
    spread: spreadOf(floors),
  }));
}

async function compareRides(notify: Side, overNats: Side): Promise<Result> {
  const openPairs = (side: Side) => inTurn(AT_ONCE, (i) => makePair(side.db, ...urlsOf(side, i)));
  const [byNotify, byNats] = [await openPairs(notify), await openPairs(overNats)];
  const rates = { notify: [] as number[], nats: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [first, second] = [await driveFor(byNotify, RIDES_MS), await driveFor(byNats, RIDES_MS)];
    if (round === 0) continue;
    rates.notify.push(first / (RIDES_MS / 1_000));
    rates.nats.push(second / (RIDES_MS / 1_000));
  }
  await Promise.all([...byNotify, ...byNats].flat().map((person) => person.close()));
  const [floor, product] = [median(rates.notify), median(rates.nats)];
  return {
    title: `whole rides per second, ${AT_ONCE} at once, ${inWords(notify.processes.length)}, told by NATS (floor: by notifications)`,
    floor: floor.toFixed(0),
    product: product.toFixed(0),
    ratio: product / floor,
    goal: NO_GOAL,
    reached: true,
    spread: spreadOf(rates.notify),
  };
}
