import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LatLng } from '@ridewire/contracts';
import { openDb } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import pLimit from 'p-limit';
import type { DriversToAsk, HeardOffer } from './answer-offers.ts';
import { describeRequests, type SentRequest } from './describe-requests.ts';
import { makeCity, somewhere } from './make-city.ts';
import { openLines, preciseNow, type Line } from './open-line.ts';
import { startProcess } from './start-process.ts';
import { millis, printTable } from './time-repeats.ts';

const PRODUCT = fileURLToPath(new URL('../../../api/src/server/main.ts', import.meta.url));
const ANSWER_OFFERS = fileURLToPath(new URL('./answer-offers.ts', import.meta.url));
const DRIVERS = Number(process.env['BENCH_DRIVERS'] ?? 5_000);

interface Phase {
  count: number;
  perSecond: number;
  /** Where all of them are; if left out, each is somewhere in the city. */
  at?: LatLng;
  /** How much time the last ones get. */
  settleMs: number;
}

/** A rate so low that each request is dispatched at once; a busy city; everyone in one block within a second. */
const PHASES: Record<string, Phase> = {
  quiet: { count: 24, perSecond: 0.6, settleMs: 8_000 },
  busy: { count: 600, perSecond: 10, settleMs: 8_000 },
  'one block': { count: 1_000, perSecond: 1_000, at: { lat: 23.79, lng: 90.41 }, settleMs: 30_000 },
};
const IDLE_MS = 10_000;
const DESTINATION = { lat: 23.8433, lng: 90.3978 };

/**
 * The time from a rider's request to the offer on a driver's screen, in a busy city. The matching window, which is our
 * own rule, is also subtracted.
 */
export async function benchLiveDispatch() {
  const postgres = await startTestPostgres({
    settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  });
  const { connectionString } = await postgres.createDatabase();
  const db = openDb(connectionString);
  const freeRiders = Object.values(PHASES).reduce((sum, { count }) => sum + count, 0);
  const city = await makeCity(db, { rides: 0, drivers: DRIVERS, freeDrivers: DRIVERS, freeRiders });
  const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'warn', PORT: '0' };
  const product = await startProcess(PRODUCT, env);
  const drivers = fork(ANSWER_OFFERS);
  const riders = await openLines(product.url, city.riders);
  const left = [...riders];
  try {
    drivers.send({ url: product.url, drivers: city.drivers } satisfies DriversToAsk);
    await new Promise((resolve) => drivers.once('message', resolve));
    await wait(IDLE_MS);
    const before = product.cpuMs();
    await wait(IDLE_MS);
    const idleShare = (product.cpuMs() - before) / IDLE_MS;
    const told = [];
    for (const [name, phase] of Object.entries(PHASES)) {
      const trips = await quoteAll(left.splice(0, phase.count), phase.at);
      const cpuBefore = product.cpuMs();
      const startedMs = performance.now();
      const sent = await requestAll(trips, phase.perSecond);
      await wait(phase.settleMs);
      const cpuMs = product.cpuMs() - cpuBefore - idleShare * (performance.now() - startedMs);
      const heard = await collect(drivers);
      told.push({ name, cpuMs: cpuMs / phase.count, ...(await describeRequests(db, DRIVERS, sent, heard)) });
    }
    printTable(
      `${DRIVERS} drivers on sockets (server CPU of their places: ${(idleShare * 100).toFixed(0)} %)`,
      [
        ['request → offer', ...(told[0]?.cells.map(([title]) => title) ?? []), 'server CPU a request'],
        ...told.map(({ name, cells, cpuMs }) => [name, ...cells.map(([, cell]) => cell), millis(cpuMs)]),
      ],
    );
    return told.map(({ name, asked, count }) => ({
      title: `requests of which a driver heard within 4 s, ${name}`,
      floor: String(count),
      product: String(asked),
      ratio: asked / count,
      goal: '1',
      reached: asked === count,
    }));
  } finally {
    drivers.disconnect();
    for (const line of riders) line.close();
    await product.stop();
    await db.close();
    await postgres.stop();
  }
}

interface Trip {
  line: Line;
  pickup: LatLng;
  quoteToken: string | undefined;
}

/** A rider in a river looks for another place, at most so often. */
const TRIES = 20;

/** Riders see the price before they request, as on the screen. */
async function quoteAll(lines: readonly Line[], at: LatLng | undefined): Promise<Trip[]> {
  const limit = pLimit(4);
  return await Promise.all(lines.map((line) => limit(() => quote(line, at))));
}

/** @throws Error with the refusal if no place is near a street */
async function quote(line: Line, at: LatLng | undefined): Promise<Trip> {
  let pickup = at ? near(at) : line.citizen.at;
  for (let tries = 1; ; tries += 1)
    try {
      const trip = { pickup, destination: DESTINATION };
      const { token } = (await line.call('query', 'rides.quote', trip)) as { token?: string };
      return { line, pickup, quoteToken: token };
    } catch (error) {
      if (tries === TRIES) throw error;
      pickup = at ? near(at) : somewhere();
    }
}

async function requestAll(trips: readonly Trip[], perSecond: number): Promise<SentRequest[]> {
  const sent: Promise<SentRequest>[] = [];
  const startedMs = performance.now();
  while (sent.length < trips.length) {
    const due = Math.min(trips.length, ((performance.now() - startedMs) / 1_000) * perSecond);
    while (sent.length < due) sent.push(request(trips[sent.length] as Trip));
    await wait(Math.min(20, 500 / perSecond));
  }
  return await Promise.all(sent);
}

async function request({ line, pickup, quoteToken }: Trip): Promise<SentRequest> {
  const sentMs = preciseNow();
  const input = {
    commandId: crypto.randomUUID(),
    type: 'standard',
    pickup: { address: 'House 12, Road 27', ...pickup },
    destination: { address: 'Airport Terminal 1', ...DESTINATION },
    quoteToken,
  };
  try {
    const { id } = (await line.call('mutation', 'rides.request', input)) as { id: string };
    return { rideId: id, sentMs, answeredMs: preciseNow() };
  } catch (error) {
    console.error('a request was refused:', error);
    return { rideId: null, sentMs, answeredMs: preciseNow() };
  }
}

/** Within a block a few hundred meters wide. */
const near = ({ lat, lng }: LatLng): LatLng => ({
  lat: lat + (Math.random() - 0.5) / 1_000,
  lng: lng + (Math.random() - 0.5) / 1_000,
});

/** The offers the drivers got since the last call. */
async function collect(drivers: ChildProcess): Promise<HeardOffer[]> {
  const answer = new Promise<HeardOffer[]>((resolve) =>
    drivers.once('message', (message) => resolve(message as HeardOffer[])),
  );
  drivers.send('collect');
  return await answer;
}
