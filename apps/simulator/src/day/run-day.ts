import { setTimeout as wait } from 'node:timers/promises';
import { makeActor, plateOf } from '@ridewire/api/testing/actors';
import type { MovedNow } from '@ridewire/api/testing/host-moved-product';
import { openDb, type Db } from '@ridewire/db';
import { startMoved } from '../bench/start-moved.ts';
import { Acknowledged, countFaults } from '../chaos/acknowledged.ts';
import { Board } from '../chaos/board.ts';
import { findDifferences, type Shown } from '../chaos/find-differences.ts';
import { DriverView } from '../people/driver-view.ts';
import { openConnection } from '../people/open-connection.ts';
import { Rider } from '../people/rider.ts';
import { DayLog } from './day-log.ts';
import type { DayPerson } from './day-stage.ts';
import { CityPeople } from './live-day.ts';
import { readCity } from './read-city.ts';

export interface DayOptions {
  seed: number;
  minutes: number;
  /** The hour of the day at which it begins. */
  from: number;
  riders: number;
  drivers: number;
  log: (line: string) => void;
  /** Gets each line that the hashes are of. */
  keep?: (line: string) => void;
}

export interface DayOutcome {
  hash: string;
  hours: string[];
  commands: number;
  rides: number;
  wrong: string[];
}

/** A Monday far ahead: the same day however late it is lived again. Midnight in Dhaka, in milliseconds since 1970. */
const MONDAY_MS = Date.UTC(2100, 0, 3, 18);
const AHEAD_MS = 6 * 3_600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The longest step of the clock, in milliseconds. */
const STEP_MS = 10_000;
/** What people hear is on their screens within this time, in milliseconds. */
const HEARD_MS = 20_000;
const LOOK_EVERY_MS = 10;

/** By the clock of Dhaka. */
function momentOf(ms: number): { day: string; time: string; hour: number } {
  const text = new Date(ms + AHEAD_MS).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), hour: Number(text.slice(11, 13)) };
}

/**
 * Has a city live through some hours of a day on the product, with a clock that stands still between two steps. All that is left to
 * chance is drawn from the seed, so the same seed has the same day: the same log, and the same hashes.
 */
export async function runDay(options: DayOptions): Promise<DayOutcome> {
  const startMs = MONDAY_MS + options.from * HOUR_MS;
  const product = await startMoved(startMs);
  const db = openDb(product.connectionString, { maxConnections: 2 });
  try {
    return await live(db, product, startMs, options);
  } finally {
    await db.close();
    await product.stop();
  }
}

async function live(
  db: Db,
  product: Awaited<ReturnType<typeof startMoved>>,
  startMs: number,
  options: DayOptions,
): Promise<DayOutcome> {
  const riders = await makePeople(db, 'rider', options.riders);
  const drivers = await makePeople(db, 'driver', options.drivers);
  const admin = await makeActor(db, 'admin');
  const riderViews = new Map(riders.map(({ id, cookie }) => [id, new Rider({ url: product.url, cookie })]));
  const driverViews = new Map(
    drivers.map(({ id, cookie }) => [id, new DriverView(openConnection(product.url, cookie))]),
  );
  const boards = [new Board(product.url, admin.cookie)];
  const shown: Shown = { db, riders: riderViews, drivers: driverViews, boards };
  const meet = (people: readonly MadePerson[], views: ReadonlyMap<string, Rider | DriverView>): DayPerson[] =>
    people.flatMap(({ id, name }, number) => {
      const connection = views.get(id)?.connection;
      return connection ? [{ id, name, number, connection }] : [];
    });
  const names = new Map([...riders, ...drivers].map(({ id, name }) => [id, name]));
  for (const { id, name } of drivers) names.set(plateOf(id), `plate of ${name}`);
  const log = new DayLog(names, options.keep);
  const acknowledged = new Acknowledged();
  const people = new CityPeople({
    ...{ seed: options.seed, log, acknowledged, momentOf, tick: product.tick },
    riders: meet(riders, riderViews),
    drivers: meet(drivers, driverViews),
  });
  const hours: string[] = [];
  const wrong: string[] = [];
  await untilSame(shown);
  let { now } = product;
  await people.begin(now.nowMs);
  const endMs = startMs + options.minutes * MINUTE_MS;
  for (let sinceMs = startMs; sinceMs < endMs; sinceMs += HOUR_MS) {
    while (now.nowMs < Math.min(sinceMs + HOUR_MS, endMs)) {
      now = await product.step(chooseStep(now), async () => {});
      await people.live(now.nowMs, await readCity(db));
    }
    await product.tick(0);
    const { time } = momentOf(now.nowMs);
    for (const difference of await untilSame(shown)) wrong.push(`${time}, ${difference}`);
    const hash = await log.endHour(db, sinceMs);
    hours.push(hash);
    options.log(`${time}, ${people.commands} commands: ${hash.slice(0, 16)}`);
  }
  const { lost, doubled } = await countFaults(db, acknowledged);
  if (lost > 0) wrong.push(`${lost} of what was acknowledged is lost`);
  if (doubled > 0) wrong.push(`${doubled} were done twice`);
  const { rows } = await db.pool.query<{ rides: number }>('select count(*)::int as rides from rides');
  await Promise.all([...riderViews.values(), ...boards].map((each) => each.stop()));
  await Promise.all([...driverViews.values()].map(({ connection }) => connection.close()));
  return { hash: log.digest(), hours, commands: people.commands, rides: rows[0]?.rides ?? 0, wrong };
}

interface MadePerson {
  id: string;
  name: string;
  cookie: string;
}

/** One after the other: the ids of later people are higher. */
async function makePeople(db: Db, role: 'rider' | 'driver', count: number): Promise<MadePerson[]> {
  const people: MadePerson[] = [];
  for (let i = 1; i <= count; i += 1) {
    const { userId, cookie } = await makeActor(db, role, { available: false });
    people.push({ id: userId, cookie, name: `${role} ${i}` });
  }
  return people;
}

/** To the next moment at which something is known to happen, or near enough for what isn’t. */
function chooseStep({ nowMs, dueMs, requestMs }: MovedNow): { stepMs: number; isToAll: boolean } {
  const next = Math.min(dueMs ?? Infinity, requestMs ?? Infinity);
  const stepMs = Math.ceil(Math.max(1_000, Math.min(STEP_MS, next - nowMs + 1)));
  return { stepMs, isToAll: requestMs !== null && requestMs <= nowMs + stepMs };
}

/** Waits until every screen shows what is stored. @returns what differs at the end of the wait, if it does */
async function untilSame(shown: Shown): Promise<string[]> {
  for (const startedAt = performance.now(); ; await wait(LOOK_EVERY_MS)) {
    const differences = await findDifferences(shown);
    if (differences.length === 0 || performance.now() - startedAt > HEARD_MS) return differences;
  }
}
