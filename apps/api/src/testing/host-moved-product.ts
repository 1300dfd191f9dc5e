import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { DRIVING_STATUSES, type RideStatus } from '@ridewire/contracts';
import { openDb, openSandboxDatabase, setClockAhead, stopClock } from '@ridewire/db';
import { sqlList } from '@ridewire/db/sql-list';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { readSettings } from '../core/settings.ts';
import { REQUEST_MINUTES } from '../dispatch/waiting-queries.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { findNextScheduled } from '../scheduled/request-scheduled.ts';
import { installMovedClock } from '../sandbox/moved-clock.ts';
import { runDueJobs, stepClock } from '../sandbox/move-clock.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { buildApp, type App } from '../server/app.ts';
import { bringDhaka } from '../streets/bring-dhaka.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { createQuiet } from './until-quiet.ts';

/**
 * Moves the clock this far; does the work that is due by then, or all; waits until nothing follows from what was done before, and
 * moves the clock; or ends the product.
 */
export type MovedOrder = { stepMs: number; isToAll: boolean } | 'work' | { tickMs: number } | 'stop';

/** What the clock says, and what goes on. Times in milliseconds since 1970. */
export interface MovedNow {
  nowMs: number;
  /** Rides that no driver has accepted. */
  waiting: number;
  /** When something of a waiting ride falls due: its next drivers, the end of an offer or of the search; null if nothing does. */
  dueMs: number | null;
  /** When a booked ride is requested, as cars and roads are now, or can be at the earliest; null if there is none. */
  requestMs: number | null;
  /** Offers that drivers may answer. */
  offers: { driverId: string; rideId: string }[];
  /** The rides that drivers have. */
  driving: { driverId: string; rideId: string; status: RideStatus }[];
  /** Drivers who are offline, or asked whether they are still there. */
  awayDriverIds: string[];
}
export interface MovedReady {
  url: string;
  connectionString: string;
  now: MovedNow;
}
/** After an order to move the clock, what it says is answered first: people may do something at that moment. Then comes the work. */
export type MovedAnswer =
  | { ready: MovedReady }
  | { movedMs: number }
  | { now: MovedNow }
  | { quietMs: number }
  | 'stopped';

/** Work that looks every few seconds does so at each step, since rides wait for it; any other no more often than this. In milliseconds. */
const OFTEN_MS = 5_000;
const SELDOM_MS = 50_000;

/** Plans, and the order of rows that none was asked for, change with what is tidied up by the true time. */
const STEADY = { autovacuum: 'off', jit: 'off', max_parallel_workers_per_gather: '0' };

const NOW = `
select (extract(epoch from now()) * 1000)::float8 as "nowMs",
  (select count(*) from rides where status = 'requested')::int as waiting,
  (extract(epoch from least(
    (select min(next_wave_at) from rides where status = 'requested' and next_wave_at > now()),
    (select min(expires_at) from ride_offers where ended_at is null and declined_at is null and expires_at > now()),
    (select min(greatest(requested_at, scheduled_for)) + interval '${REQUEST_MINUTES} minutes' from rides
      where status = 'requested' and greatest(requested_at, scheduled_for) > now() - interval '${REQUEST_MINUTES} minutes')
  )) * 1000)::float8 as "dueMs",
  (select coalesce(json_agg(json_build_object('driverId', driver_id, 'rideId', ride_id)), '[]') from ride_offers
    where ended_at is null and declined_at is null and expires_at > now()
      and exists (select from rides r where r.id = ride_id and r.status = 'requested')) as offers,
  (select coalesce(json_agg(json_build_object('driverId', driver_id, 'rideId', id, 'status', status)), '[]') from rides
    where status in ${sqlList(DRIVING_STATUSES)}) as driving,
  array(select id::text from drivers where not available or paused_since is not null) as "awayDriverIds"`;

/**
 * The product in a process of its own, with Dhaka's streets, nobody in it, and a clock that moves only when its parent process
 * says so: by any step, where a sandbox chooses its steps itself.
 *
 * With `--still`, a moment in milliseconds since 1970, it begins then, and its clock stands still between two orders, for the
 * database too. Its work is done one after the other, and nothing is under way any more when an order is answered: the same
 * orders have the same outcome. It has no streets, since a search in them may be late on a busy machine.
 */
async function host(): Promise<void> {
  const { values } = parseArgs({ options: { still: { type: 'string' } } });
  const stillMs = values.still === undefined ? null : Number(values.still);
  const statements = stillMs === null ? null : runOneAtATime();
  const folder = makeTestFolder();
  const postgres = await startTestPostgres({
    hasTemplate: false,
    settings: stillMs === null ? {} : STEADY,
  });
  const database = await openSandboxDatabase(
    postgres.serverUrl,
    async (start) => void (stillMs === null && (await bringDhaka(start))),
  );
  const { connectionString } = database;
  const looker = openDb(connectionString, { maxConnections: 1 });
  if (stillMs !== null) {
    await stopClock(looker);
    await setClockAhead(looker, stillMs);
  }
  const sandbox = createSandbox(stillMs ?? (await database.readAheadMs()), {
    clock: installMovedClock(stillMs !== null),
    startAnew: () => {
      throw new Error('A product whose clock is moved from outside has no start state.');
    },
  });
  const { clockwork } = sandbox;
  const repeat: typeof clockwork.repeat = (work, everyMs, onError) =>
    clockwork.repeat(work, everyMs < OFTEN_MS ? everyMs : Math.max(everyMs, SELDOM_MS), onError);
  const settings = readSettings({ LOG_LEVEL: 'error', NODE_ENV: 'test', DATA_DIR: folder });
  const app = await buildApp(
    settings,
    connectionString,
    {
      demoAccounts: [],
      mapStyleUrl: null,
      timeZone: settings.TIME_ZONE,
      pickupArea: PICKUP_AREAS.anywhere,
      isSandbox: true,
    },
    { ...sandbox, clockwork: { ...clockwork, repeat }, ...(statements && { rest: () => statements.rest() }) },
  );
  if (stillMs !== null) ignorePongs(app);
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.fastify.server.address() as AddressInfo;
  const readNow = async (): Promise<MovedNow> => {
    // What is read anew then comes at a moment of the true time.
    if (stillMs !== null && app.core.publisher.gaps > 0)
      throw new Error('The product lost the connection that hears events: the machine is too busy.');
    const requestMs = (await findNextScheduled(app.core, Date.now())) ?? null;
    return { ...((await app.core.db.pool.query<MovedNow>(NOW)).rows[0] as MovedNow), requestMs };
  };
  // No work begins by the true time: until the end, each begins in a step.
  const ended = Promise.withResolvers<void>();
  void clockwork.whileMoving(() => ended.promise);
  const untilQuiet = statements ? createQuiet(app.core, statements) : async () => {};
  const answer = (said: MovedAnswer): void => void process.send?.(said);
  let working = Promise.withResolvers<void>();
  const follow = async (order: MovedOrder): Promise<void> => {
    if (order === 'work') return working.resolve();
    if (order !== 'stop' && 'tickMs' in order) {
      await untilQuiet();
      const ms = sandbox.aheadMs() + order.tickMs;
      await setClockAhead(looker, ms);
      sandbox.setAheadMs(ms);
      return answer({ quietMs: Date.now() });
    }
    if (order !== 'stop') {
      await untilQuiet();
      working = Promise.withResolvers();
      await stepClock(app.core, order.stepMs, async () => {
        answer({ movedMs: Date.now() });
        await working.promise;
        await clockwork.runDue(order.isToAll, stillMs === null);
        if (stillMs !== null) await runDueJobs(app.core);
        await untilQuiet();
      });
      await untilQuiet();
      return answer({ now: await readNow() });
    }
    ended.resolve();
    await app.close();
    await looker.close();
    await postgres.stop();
    removeTestFolder(folder);
    answer('stopped');
  };
  // A product that fails ends its process.
  process.on('message', (order: MovedOrder) => void follow(order));
  answer({ ready: { url: `http://127.0.0.1:${port}`, connectionString, now: await readNow() } });
}

/** Sockets are pinged by the true time, so drivers count as heard by what they say alone. */
function ignorePongs({ fastify, core: { heard } }: App): void {
  let isPong = false;
  const add = heard.add.bind(heard);
  heard.add = (driverId) => {
    if (!isPong) add(driverId);
  };
  fastify.websocketServer.on('connection', (socket) => {
    const emit = socket.emit.bind(socket) as (...all: unknown[]) => boolean;
    socket.emit = (...all: unknown[]) => {
      isPong = all[0] === 'pong';
      const isHeard = emit(...all);
      isPong = false;
      return isHeard;
    };
  });
}

// However the parent ends, no server outlives it: the embedded Postgres stops when this process exits.
process.on('disconnect', () => process.exit(1));
await host();
