import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@ridewire/api/testing/find-free-port';
import type { Db } from '@ridewire/db';
import { makePerson } from './people.ts';
import type { Result } from './compare.ts';
import { sized } from './size.ts';
import { startProcess, type ServerProcess } from './start-process.ts';
import { PRODUCT, startServers, type Servers } from './start-servers.ts';
import { quantile } from './statistics.ts';
import { printTable } from './time-repeats.ts';

const RECEIVER = fileURLToPath(new URL('./failing-receiver.ts', import.meta.url));
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? sized(2_000, 100_000));
const OF_A_RIDE = 5;
/** How many rides' events are written in one statement. */
const RIDES_AT_ONCE = 200;
/** The share of events that the receiver refuses. If it refuses none, nothing is killed either. */
const REFUSED = Number(process.env['BENCH_REFUSES'] ?? 0.2);
/** The receiver is killed when this share of the events has arrived, and is back after so long, in milliseconds. */
const DEATHS = REFUSED > 0 ? [0.3, 0.6] : [];
const DEAD_MS = 3_000;
const RECEIVER_DOES = REFUSED > 0 ? `refuses ${REFUSED * 100}% and dies twice` : 'takes everything';
/** One of two processes of the product is killed then, and started again. */
const PROCESS_DEATH = 0.45;
const LOOK_MS = 250;
/**
 * When nothing arrives for so long, the rest is lost; in milliseconds. An event that is refused twice, and tried while the receiver
 * is dead both times, waits ten minutes.
 */
const PATIENCE_MS = 700_000;
/** The floor posts so many. */
const FLOOR_POSTS = sized(2_000, 10_000);
/** As many at once as two processes of the product send. */
const AT_ONCE = 32;

const startReceiver = (port: number, file: string, share = REFUSED): Promise<ServerProcess> =>
  startProcess(RECEIVER, {
    RECEIVER_PORT: String(port),
    RECEIVER_FILE: file,
    RECEIVER_REFUSES: String(share),
  });

const log = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

/** All events of many rides told to a receiver that refuses one in five and dies twice: what arrives, in which order, and how fast. */
export async function benchWebhooks(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ridewire-webhooks-'));
  const settings = { WEBHOOK_ADDRESSES: 'any', PICKUP_AREA: 'anywhere' };
  const servers = await startServers(settings);
  const { connectionString, db } = servers;
  const startProduct = () =>
    startProcess(PRODUCT, { DATABASE_URL: connectionString, LOG_LEVEL: 'error', PORT: '0', ...settings });
  let second = await startProduct();
  const file = join(folder, 'arrived');
  const port = await findFreePort();
  let receiver = await startReceiver(port, file);
  try {
    const floorBefore = await postBarely(servers, await findFreePort(), folder);
    const admin = await makePerson(db, servers.product.url, 'admin');
    await admin.trpc.webhooks.make.mutate({ url: `http://127.0.0.1:${port}/hook`, types: [] });
    await admin.close();
    const begunMs = Date.now();
    const writing = writeEvents(db);
    const arrivals = followArrivals(file);
    const deaths = [...DEATHS];
    let isProcessDead = REFUSED === 0;
    let lastMs = Date.now();
    let known = 0;
    while (arrivals.read().size < EVENTS) {
      const { size } = arrivals.read();
      if (size > known) [known, lastMs] = [size, Date.now()];
      if (Date.now() - lastMs > PATIENCE_MS) break;
      if (deaths[0] !== undefined && size >= deaths[0] * EVENTS) {
        deaths.shift();
        log(`${size} arrived; the receiver is killed`);
        await receiver.kill();
        await wait(DEAD_MS);
        receiver = await startReceiver(port, file);
      }
      if (!isProcessDead && size >= PROCESS_DEATH * EVENTS) {
        isProcessDead = true;
        log(`${size} arrived; one process of the product is killed`);
        await second.kill();
        second = await startProduct();
      }
      await wait(LOOK_MS);
    }
    const { ids, writtenMs } = await writing;
    await untilNoted(db);
    const floorAfter = await postBarely(servers, await findFreePort(), folder);
    return describe({
      ...judge(readFileSync(file, 'utf8'), ids, begunMs),
      writtenSeconds: (writtenMs - begunMs) / 1_000,
      // Other work on the machine comes and goes.
      floorRate: (floorBefore + floorAfter) / 2,
      ...(await readTries(db)),
    });
  } finally {
    await receiver.kill();
    await second.stop();
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The events of rides that are in the log alone, as steps of many rides at once would be. */
async function writeEvents({ pool }: Db): Promise<{ ids: Set<string>; writtenMs: number }> {
  const ids = new Set<string>();
  while (ids.size < EVENTS) {
    const rides = Math.min(RIDES_AT_ONCE, Math.ceil((EVENTS - ids.size) / OF_A_RIDE));
    const rideIds = Array.from({ length: rides }, () => crypto.randomUUID());
    const { rows } = await pool.query<{ id: string }>(
      `insert into ride_events (ride_id, version, type, to_status)
        select ride, n, 'ride.requested', 'requested' from generate_series(1, $2::int) n, unnest($1::uuid[]) ride order by n
        returning id::text`,
      [rideIds, OF_A_RIDE],
    );
    for (const { id } of rows) ids.add(id);
  }
  return { ids, writtenMs: Date.now() };
}

/** The ids of the events that were taken, read as the file grows. */
function followArrivals(path: string): { read: () => ReadonlySet<string> } {
  const taken = new Set<string>();
  let [offset, rest] = [0, ''];
  return {
    read: () => {
      const file = openSync(path, 'r');
      const buffer = Buffer.alloc(1 << 20);
      for (let bytes = 0; (bytes = readSync(file, buffer, 0, buffer.length, offset)) > 0; offset += bytes) {
        const lines = (rest + buffer.toString('utf8', 0, bytes)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('taken ')) taken.add(line.split(' ')[1] ?? '');
      }
      closeSync(file);
      return taken;
    },
  };
}

/** The last answers may not be noted yet. */
async function untilNoted({ pool }: Db): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  while (performance.now() < endsAt) {
    const { rows } = await pool.query<{ open: number }>('select count(*)::int as open from webhook_queue');
    if (rows[0]?.open === 0) return;
    await wait(LOOK_MS);
  }
}

async function readTries({ pool }: Db) {
  const { rows } = await pool.query<{ tries: number; failed: number; delays: number[] }>(
    `select sum(d.tries)::int as tries, count(d.failed_at)::int as failed,
        percentile_cont(array[0.5, 0.99]) within group (order by extract(epoch from d.delivered_at - e.at)) as delays
      from webhook_deliveries d join ride_events e on e.id = d.event_id`,
  );
  const [{ tries, failed, delays }] = rows as [{ tries: number; failed: number; delays: number[] }];
  return { tries, failed, delays };
}

interface Line {
  isTaken: boolean;
  id: string;
  rideId: string;
  version: number;
  at: number;
}

/** What the receiver wrote down, against the events that there were. */
function judge(text: string, ids: ReadonlySet<string>, begunMs: number) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line): Line => {
      const [word, id = '', rideId = '', version, at] = line.split(' ');
      return { isTaken: word === 'taken', id, rideId, version: Number(version), at: Number(at) };
    });
  const taken = lines.filter(({ isTaken }) => isTaken);
  const arrived = new Set(taken.map(({ id }) => id));
  const overtaken = [...Map.groupBy(taken, ({ rideId }) => rideId).values()].filter((events) => {
    // One whose answer was lost comes again, but none overtakes another.
    const firsts = [...new Set(events.map(({ version }) => version))];
    return firsts.some((version, at) => version !== at + 1);
  });
  const firsts = [...Map.groupBy(taken, ({ id }) => id).values()].map(([first]) => first?.at ?? begunMs);
  const secondsUntil = (share: number): number => (quantile(firsts, share) - begunMs) / 1_000;
  return {
    arrived: arrived.size,
    lost: [...ids].filter((id) => !arrived.has(id)).length,
    overtaken: overtaken.length,
    refused: lines.length - taken.length,
    again: taken.length - arrived.size,
    seconds: ((lines.at(-1)?.at ?? begunMs) - begunMs) / 1_000,
    halfSeconds: secondsUntil(0.5),
    mostSeconds: secondsUntil(0.99),
  };
}

type Judged = ReturnType<typeof judge> &
  Awaited<ReturnType<typeof readTries>> & { floorRate: number; writtenSeconds: number };

function describe(judged: Judged): Result[] {
  const {
    arrived,
    lost,
    overtaken,
    refused,
    again,
    seconds,
    halfSeconds,
    mostSeconds,
    tries,
    failed,
    floorRate,
  } = judged;
  const [half = 0, most = 0] = judged.delays;
  printTable(`${EVENTS} events to a receiver that ${RECEIVER_DOES}`, [
    ['arrived', String(arrived)],
    ['lost', String(lost)],
    ['given up', String(failed)],
    ['rides whose order was broken', String(overtaken)],
    ['arrived more than once', String(again)],
    ['refused', String(refused)],
    ['tries', String(tries)],
    ['seconds until all were written', judged.writtenSeconds.toFixed(0)],
    ['seconds until half had arrived', halfSeconds.toFixed(0)],
    ['seconds until 99 % had arrived', mostSeconds.toFixed(0)],
    ['seconds until the last one', seconds.toFixed(0)],
    ['seconds from an event to its arrival: half, 99 %', `${half.toFixed(1)}, ${most.toFixed(1)}`],
  ]);
  // Later ones wait for the pauses after a refusal.
  const rate = EVENTS / 2 / halfSeconds;
  return [
    {
      title: `${EVENTS} webhook events to a receiver that ${RECEIVER_DOES}: lost, or out of their ride’s order`,
      floor: '0',
      product: String(lost + overtaken),
      ratio: lost + overtaken,
      goal: 'none lost, none out of order',
      reached: lost + overtaken + failed === 0,
      spread: 0,
    },
    {
      title: `webhook events per second until half had arrived (floor: bare posts and one statement each, ${AT_ONCE} at once, before and after)`,
      floor: floorRate.toFixed(0),
      product: rate.toFixed(0),
      ratio: rate / floorRate,
      goal: 'none',
      reached: true,
    },
  ];
}

/** Posts without a queue: each to a receiver that takes all, then one row that says so. @returns how many a second */
async function postBarely({ db }: Servers, port: number, folder: string): Promise<number> {
  const receiver = await startReceiver(port, join(folder, 'floor'), 0);
  await db.pool.query(
    'create table if not exists bench_posts (id int generated always as identity primary key, post int)',
  );
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: AT_ONCE });
  let next = 0;
  const begun = performance.now();
  const post = async (): Promise<void> => {
    for (let id = next++; id < FLOOR_POSTS; id = next++) {
      await send(
        agent,
        port,
        JSON.stringify({ id: String(id), data: { rideId: crypto.randomUUID(), version: 1 } }),
      );
      await db.pool.query('insert into bench_posts (post) values ($1)', [id]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, post));
  const rate = FLOOR_POSTS / ((performance.now() - begun) / 1_000);
  agent.destroy();
  await receiver.kill();
  return rate;
}

const send = (agent: http.Agent, port: number, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => response.resume().once('end', resolve),
    );
    request.once('error', reject);
    request.end(body);
  });
