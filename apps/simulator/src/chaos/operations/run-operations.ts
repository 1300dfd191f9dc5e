import { setTimeout as wait } from 'node:timers/promises';
import type { LatLng } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { openConnection, refusalOf } from '../../people/open-connection.ts';
import { Rider } from '../../people/rider.ts';
import { makeAccounts } from '../../replay/make-accounts.ts';
import { Board } from '../board.ts';
import { findDifferences } from '../find-differences.ts';
import { Recorder } from '../history/recorder.ts';
import { startServer, type Server } from '../town.ts';
import { judgeSlice, readMark, type Mark } from './judge-slice.ts';
import { OpenRequests } from './open-requests.ts';
import { OwnReads } from './own-reads.ts';
import { QuickDriver } from './quick-driver.ts';
import { isUnsure, Tally } from './tally.ts';

export interface OperationsOptions {
  operations: number;
  /** It goes on until so many kills; 0 by default. */
  kills?: number;
  /** It ends after this long in any case. */
  minutes: number;
  processes: number;
  riders: number;
  drivers: number;
  sliceMs?: number;
  killEveryMs?: number;
  log: (line: string) => void;
}

export interface OperationsOutcome {
  operations: number;
  reads: number;
  unanswered: number;
  kills: number;
  rides: number;
  wrong: string[];
}

/** The time after which what was asked and read is judged, and forgotten. */
const SLICE_MS = 20_000;
/** Between two kills: from this to twice as long. */
const KILL_EVERY_MS = 60_000;
const DOWN_MS = 2_000;
/** At the end of a slice, every ride ends within this time, even where a process begins on a busy machine. */
const REST_MS = 300_000;
/**
 * And then every screen is right within this time, once all are connected. An offer runs out after twice as long, which
 * would hide that it stayed.
 */
const SAME_MS = 15_000;
const LOOK_EVERY_MS = 20;
const AFTER_TROUBLE_MS = 200;
/** The share of rides that their riders cancel. With a larger one, the product makes riders wait before they ask again. */
const CANCEL_SHARE = 0.02;
/** A request that no driver has accepted is put before the drivers again after this long. */
const AGAIN_MS = 1_000;
/** How many times riders read their ride after each change. */
const LOOKS = 3;
/** The stories that are read, of the newest rides. */
const RECENT = 100;
const READERS_A_PROCESS = 1;
/** A story costs as much as some commands. */
const READ_EVERY_MS = 20;
const PLACE = { lat: 23.7925, lng: 90.4078 };
const DEGREES = 0.004;
const MB = 1_048_576;

const somewhere = (): LatLng => ({
  lat: PLACE.lat + (Math.random() - 0.5) * DEGREES,
  lng: PLACE.lng + (Math.random() - 0.5) * DEGREES,
});

/**
 * Has people carry out operations as fast as they are answered, while processes are killed, and judges them slice by
 * slice: only the present slice is kept.
 * @param connectionString of a migrated database with nobody in it
 */
export async function runOperations(
  connectionString: string,
  options: OperationsOptions,
): Promise<OperationsOutcome> {
  const db = openDb(connectionString, { maxConnections: 4 });
  const servers = await Promise.all(
    Array.from({ length: options.processes }, () => startServer(connectionString)),
  );
  try {
    return await operate(db, servers, options);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await db.close();
  }
}

async function operate(db: Db, servers: Server[], options: OperationsOptions): Promise<OperationsOutcome> {
  const { operations, log } = options;
  const [tally, recorder, open] = [new Tally(), new Recorder(), new OpenRequests()];
  const reads = new OwnReads(tally);
  const urlOf = (i: number) => (servers[i % servers.length] as Server).line.url;
  const drivers = new Map(
    (await makeAccounts(db, 'driver', options.drivers)).map(({ id, cookie }, i) => [
      id,
      new QuickDriver({
        ...{ url: urlOf(i), cookie, place: somewhere(), open, tally, reads },
        onSocket: (socket) => recorder.watch(id, socket),
      }),
    ]),
  );
  const riders = new Map(
    (await makeAccounts(db, 'rider', options.riders)).map(({ id, cookie }, i) => [
      id,
      new Rider({ url: urlOf(i + 1), cookie, onSocket: (socket) => recorder.watch(id, socket) }),
    ]),
  );
  const desk = await makeAccounts(db, 'admin', (1 + READERS_A_PROCESS) * servers.length);
  const boards = desk.slice(0, servers.length).map(({ cookie }, i) => new Board(urlOf(i), cookie));
  const readers = desk.slice(servers.length).map(({ cookie }, i) => openConnection(urlOf(i), cookie));
  const killing = killNowAndThen(servers, options.killEveryMs ?? KILL_EVERY_MS);
  const begunAt = performance.now();
  const wrong: string[] = [];
  let rides = 0;
  const isOver = () =>
    (tally.operations >= operations && killing.kills >= (options.kills ?? 0)) ||
    performance.now() - begunAt >= options.minutes * 60_000;
  while (!isOver() && wrong.length === 0) {
    const mark = await readMark(db);
    const [sliceAt, before] = [performance.now(), tally.operations];
    const end = new AbortController();
    const riding = Promise.all(
      [...riders.values()].map((rider) => rideOn(rider, open, tally, reads, end.signal)),
    );
    const reading = readers.map((reader) => readOn(reader.trpc, recorder, mark, tally, end.signal));
    while (performance.now() - sliceAt < (options.sliceMs ?? SLICE_MS) && !isOver())
      await wait(LOOK_EVERY_MS);
    const rate = ((tally.operations - before) * 1_000) / (performance.now() - sliceAt);
    end.abort();
    if (isOver()) await killing.stop();
    if (!(await within(riding, REST_MS))) wrong.push('rides didn’t end');
    await Promise.all(reading);
    wrong.push(...(await untilSame({ db, riders, drivers, boards })));
    open.clear();
    reads.forget();
    const judged = await judgeSlice(db, recorder, mark);
    rides += judged.rides;
    wrong.push(...judged.wrong, ...tally.wrong.splice(0), ...killing.wrong.splice(0));
    log(
      [
        `${((performance.now() - begunAt) / 60_000).toFixed(1)} min`,
        `${tally.operations} operations (${rate.toFixed(0)} a second), ${tally.reads} of them reads, ${rides} rides`,
        `${killing.kills} kills, ${tally.unanswered} without an answer`,
        `${wrong.length} wrong`,
        `MB: command ${(process.memoryUsage.rss() / MB).toFixed(0)}, servers ${describeMemory(servers)}`,
      ].join('; '),
    );
    for (const line of wrong.slice(0, 20)) log(`    ${line}`);
  }
  await killing.stop();
  open.close();
  await Promise.all([...riders.values(), ...drivers.values(), ...boards].map((each) => each.stop()));
  await Promise.all(readers.map((reader) => reader.close()));
  log([...tally.refused].map(([code, count]) => `${code} ${count}`).join(', '));
  return { ...tally.counts, kills: killing.kills, rides, wrong };
}

/** @returns whether the work was done by then */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  // An aborted wait makes an error with its stack, which costs as much as all else here.
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, ms, false);
  return Promise.race([work.then(() => true), late.promise]).finally(() => clearTimeout(timer));
}

const describeMemory = (servers: readonly Server[]): string =>
  servers
    .map((server) => {
      try {
        return (server.process.residentBytes() / MB).toFixed(0);
      } catch {
        return 'away';
      }
    })
    .join(' ');

/** One ride after the other; a request without an answer is sent again: it is the same command. */
async function rideOn(
  rider: Rider,
  open: OpenRequests,
  tally: Tally,
  reads: OwnReads,
  signal: AbortSignal,
): Promise<void> {
  await rider.ready;
  while (!signal.aborted) {
    const commandId = crypto.randomUUID();
    const place = (address: string) => ({ ...somewhere(), address });
    const trip = { pickup: place('Here'), destination: place('There'), type: 'standard' as const };
    for (;;)
      try {
        reads.learn(await tally.ask(() => rider.request({ commandId, ...trip })));
        break;
      } catch (error) {
        const code = refusalOf(error);
        await wait(Math.random() * AFTER_TROUBLE_MS);
        if (!isUnsure(code)) break;
      }
    const { ride } = rider;
    if (!ride) continue;
    if (Math.random() < CANCEL_SHARE)
      await tally.ask(() => rider.cancel('Thought better of it')).catch(() => {});
    while (rider.isRiding) {
      if (rider.ride?.status === 'requested') open.add(ride.id);
      await within(rider.changed(), AGAIN_MS);
      for (let looks = 0; looks < LOOKS && rider.isRiding; looks += 1)
        await reads.read(rider.connection, ride.id).catch(() => {});
    }
  }
}

/** An admin who reads stories of rides while they change. */
async function readOn(
  { rides }: ReturnType<typeof openConnection>['trpc'],
  recorder: Recorder,
  mark: Mark,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // A driver may try to take a ride of the slice before, whose history is forgotten.
    const recent = recorder.rideIds.filter((id) => id > mark.rideId).slice(-RECENT);
    const rideId = recent[Math.floor(Math.random() * recent.length)];
    const startedAt = performance.now();
    // What can't be read now tells nothing.
    const story = rideId && (await tally.read(() => rides.story.query({ rideId })).catch(() => undefined));
    if (story) recorder.read(startedAt, rideId, story);
    await wait(story ? READ_EVERY_MS : AFTER_TROUBLE_MS);
  }
}

/** Has any one of the processes end at once, and start again, now and then; none any more after one that doesn't start. */
function killNowAndThen(servers: readonly Server[], everyMs: number) {
  const end = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: end.signal });
  const said = { kills: 0, wrong: [] as string[] };
  const killing = (async () => {
    for (;;) {
      await pause(everyMs * (1 + Math.random()));
      const server = servers[Math.floor(Math.random() * servers.length)] as Server;
      said.kills += 1;
      await server.process.kill();
      await wait(Math.random() * DOWN_MS);
      await server.restart();
    }
  })().catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError')
      said.wrong.push(`a killed process didn’t start again: ${(error as Error).message}`);
  });
  return Object.assign(said, {
    stop: async () => {
      end.abort();
      await killing;
    },
  });
}

/** @returns what differs at the end of the wait, if it does */
async function untilSame(shown: Parameters<typeof findDifferences>[0]): Promise<string[]> {
  const clients = [...shown.riders.values(), ...shown.drivers.values(), ...shown.boards];
  const startedAt = performance.now();
  for (let connectedAt = startedAt; ; await wait(LOOK_EVERY_MS)) {
    const differences = await findDifferences(shown);
    if (differences.length === 0) return [];
    const now = performance.now();
    if (clients.some(({ connection }) => !connection.isOpen())) connectedAt = now;
    if (now - connectedAt > SAME_MS || now - startedAt > REST_MS) return differences;
  }
}
