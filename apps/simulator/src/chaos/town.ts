import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@ridewire/api/testing/find-free-port';
import { openLine, type Line } from '@ridewire/api/testing/line';
import type { LatLng } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import type { WebSocket } from 'ws';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { startProcess, type ServerProcess } from '../bench/start-process.ts';
import { PRODUCT } from '../bench/start-servers.ts';
import { Driver } from '../people/driver.ts';
import { Rider } from '../people/rider.ts';
import { refusalOf } from '../people/open-connection.ts';
import { makeAccounts } from '../replay/make-accounts.ts';
import { Acknowledged } from './acknowledged.ts';
import { Board } from './board.ts';
import { checkHistory, type Anomaly } from './history/check-history.ts';
import { Recorder } from './history/recorder.ts';
import { StoryReader } from './history/story-reader.ts';
import { MissedCalls } from './missed-calls.ts';
import type { Hands } from './stages.ts';

/** One process of the product, and the network between it and its clients. */
export interface Server {
  port: number;
  line: Line;
  process: ServerProcess;
  /** Resolves when it serves. */
  ready: Promise<void>;
  /** Starts it anew at the same address, after it has ended. */
  restart(): Promise<void>;
  /** Sets its clock so far ahead of the machine's, or behind it, in milliseconds. A new process has the machine's. */
  setClock(aheadMs: number): void;
  end(): Promise<void>;
}

/** A small town on several processes of the product, whose people ride all the time. */
export interface Town {
  connectionString: string;
  db: Db;
  servers: Server[];
  riders: ReadonlyMap<string, Rider>;
  drivers: ReadonlyMap<string, Driver>;
  boards: Board[];
  acknowledged: Acknowledged;
  /** Of everyone's sockets. */
  missed: MissedCalls;
  hands: Partial<Hands>;
  /** Makes another admin, who has no board yet. @returns the session cookie */
  addAdmin(): Promise<string>;
  /** Reads every ride's story once more, and judges all that was asked and read. */
  judgeHistory(): Promise<HistoryVerdict>;
  /** Brings drivers back online who were silent for too long. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

export interface HistoryVerdict {
  transactions: number;
  rides: number;
  wrong: Anomaly[];
}

export interface TownOptions {
  processes: number;
  riders: number;
  drivers: number;
  /** The same database for those who look. */
  lookUrl?: string | undefined;
  /** More settings of the product. */
  env?: Record<string, string>;
  hands?: Partial<Hands>;
}

const CENTRE = { lat: 23.7925, lng: 90.4078 };
/** Some 400 m, so that a ride takes seconds although no car goes faster than the server believes. */
const TOWN_DEGREES = 0.004;
const somewhere = (): LatLng => ({
  lat: CENTRE.lat + (Math.random() - 0.5) * TOWN_DEGREES,
  lng: CENTRE.lng + (Math.random() - 0.5) * TOWN_DEGREES,
});
const QUICK = { speedup: 200, capSeconds: 0.5 };
/** The share of riders who think better of it. */
const CANCEL_SHARE = 0.05;
const TRY_AGAIN_MS = 300;
const STEP_CLOCK = new URL('./step-clock.ts', import.meta.url).href;

/** @param connectionString of a migrated database with nobody in it */
export async function openTown(connectionString: string, size: TownOptions): Promise<Town> {
  const db = openDb(size.lookUrl ?? connectionString, { maxConnections: 4 });
  const servers = await Promise.all(
    Array.from({ length: size.processes }, () => startServer(connectionString, size.env)),
  );
  const acknowledged = new Acknowledged();
  const recorder = new Recorder();
  const missed = new MissedCalls();
  const watch = (id: string, socket: WebSocket) => {
    recorder.watch(id, socket);
    missed.watch(socket);
  };
  const urlOf = (i: number) => (servers[i % servers.length] as Server).line.url;
  const drivers = new Map(
    (await makeAccounts(db, 'driver', size.drivers)).map(({ id, cookie }, i) => [
      id,
      new Driver({
        url: urlOf(i),
        cookie,
        onSocket: (socket) => watch(id, socket),
        start: somewhere(),
        habits: { thinkMs: () => 100 + Math.random() * 400, declineShare: 0.03 },
        style: { approach: QUICK, trip: QUICK, boardingMs: 100 },
        reportEveryMs: 1_000,
        onAccepted: (ride) => {
          if (ride.nextPickupAt === undefined) acknowledged.step(ride.id, 'accepted', id);
        },
        onStep: (ride) => acknowledged.step(ride.id, ride.status, id),
      }),
    ]),
  );
  const riders = new Map(
    (await makeAccounts(db, 'rider', size.riders)).map(({ id, cookie }, i) => [
      id,
      new Rider({ url: urlOf(i), cookie, onSocket: (socket) => watch(id, socket) }),
    ]),
  );
  const desk = await makeAccounts(db, 'admin', 2 * servers.length);
  const boards = desk
    .slice(servers.length)
    .map(({ cookie }, i) => new Board(urlOf(i), cookie, (socket) => missed.watch(socket)));
  const readers = desk
    .slice(0, servers.length)
    .map(({ cookie }, i) => new StoryReader(urlOf(i), cookie, recorder));
  let admins = desk.length;
  const end = new AbortController();
  const wake = async () => {
    await Promise.all([...drivers.values()].map((driver) => driver.goOnline().catch(() => {})));
  };
  await wake();
  const riding = Promise.allSettled(
    [...riders].map(([id, rider]) => rideOn(id, rider, acknowledged, end.signal)),
  );
  return {
    ...{ connectionString, db, servers, riders, drivers, boards, acknowledged, missed, wake },
    hands: size.hands ?? {},
    addAdmin: async () => (await makeAccounts(db, 'admin', 1, admins++))[0]?.cookie ?? '',
    judgeHistory: () => judgeHistory(db, recorder, readers),
    stop: async () => {
      end.abort();
      await Promise.all(servers.map(({ ready }) => ready));
      await Promise.all(
        [...riders.values(), ...drivers.values(), ...boards, ...readers].map((each) => each.stop()),
      );
      await riding;
      await Promise.all(servers.map((server) => server.end()));
      await db.close();
    },
  };
}

async function judgeHistory(
  { pool }: Db,
  recorder: Recorder,
  readers: readonly StoryReader[],
): Promise<HistoryVerdict> {
  const { rideIds } = recorder;
  const left = [...rideIds];
  await Promise.all(
    readers.map(async (reader) => {
      for (let rideId = left.pop(); rideId; rideId = left.pop()) await reader.readSurely(rideId);
    }),
  );
  const { rows } = await pool.query<{ id: string; commandId: string }>(
    'select id, command_id as "commandId" from rides',
  );
  const rideOf = new Map(rows.map(({ id, commandId }) => [commandId, id]));
  const history = recorder.toHistory((commandId) => rideOf.get(commandId));
  return { transactions: history.length, rides: rideIds.length, wrong: checkHistory(history) };
}

/** Starts a process of the product on this database, and a line that leads to it. */
export async function startServer(
  connectionString: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const port = await findFreePort();
  const folder = makeTestFolder();
  const clockFile = join(folder, 'clock');
  const start = () =>
    startProcess(PRODUCT, {
      DATABASE_URL: connectionString,
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      PICKUP_AREA: 'anywhere',
      CLOCK_FILE: clockFile,
      DRAIN_SECONDS: '1',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      NODE_OPTIONS: `--import ${STEP_CLOCK}`,
      ...env,
    });
  const server: Server = {
    line: await openLine(port),
    process: await start(),
    port,
    ready: Promise.resolve(),
    restart: () =>
      (server.ready = start().then((process) => {
        server.process = process;
        server.line.lead(port);
      })),
    setClock(aheadMs) {
      writeFileSync(clockFile, String(aheadMs));
      server.process.signal('SIGUSR2');
    },
    async end() {
      await server.process.stop();
      await server.line.close();
      removeTestFolder(folder);
    },
  };
  return server;
}

/** Requests one ride after the other. A request without an answer is sent again: it is the same command. */
async function rideOn(id: string, rider: Rider, told: Acknowledged, signal: AbortSignal): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal });
  await rider.ready;
  while (!signal.aborted) {
    await pause(200 + Math.random() * 1_500);
    const commandId = crypto.randomUUID();
    const place = (address: string) => ({ ...somewhere(), address });
    const trip = { pickup: place('Here'), destination: place('There'), type: 'standard' as const };
    for (;;) {
      try {
        told.requests.set(commandId, (await rider.request({ commandId, ...trip })).id);
        break;
      } catch (error) {
        const code = refusalOf(error);
        if (code !== undefined && code !== 'NOT_READY' && code !== 'INTERNAL') break;
        await pause(TRY_AGAIN_MS);
      }
    }
    const { ride } = rider;
    if (ride && Math.random() < CANCEL_SHARE) {
      await pause(Math.random() * 800);
      await rider.cancel('Thought better of it').then(
        () => told.step(ride.id, 'canceled', id),
        () => {},
      );
    }
    await Promise.race([rider.settled(), pause(20_000)]);
  }
}
