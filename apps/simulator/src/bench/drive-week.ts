import { setImmediate as immediate } from 'node:timers/promises';
import { makeActor } from '@ridewire/api/testing/actors';
import type { MovedNow } from '@ridewire/api/testing/host-moved-product';
import { addDays, cityDay, type LatLng } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import pLimit from 'p-limit';
import { openConnection, type Connection } from '../people/open-connection.ts';
import { draw } from '../simulate/habits.ts';
import type { Booking } from './plan-week.ts';
import { readWeek, sumUpWeek, type BookedRide } from './read-week.ts';
import { startMoved, type Step } from './start-moved.ts';
import { WeekCar, type SecondsOf } from './week-car.ts';

export const TIME_ZONE = 'Asia/Dhaka';
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 1_440 * MINUTE_MS;
/** Dhaka’s clocks are this far ahead of UTC. */
const AHEAD_MS = 6 * 60 * MINUTE_MS;
/**
 * The longest steps of the clock: while a ride waits for its driver, while cars drive or a ride is near, and otherwise. A product
 * that misses more than a minute takes it for a sleep of its machine.
 */
const STEP_MS = { waiting: 5 * SECOND_MS, underWay: 55 * SECOND_MS, idle: 10 * MINUTE_MS };
/** People hear of what happened within this time, by the true clock. */
const HEARD_MS = 2 * SECOND_MS;
/** What is still under way at the end goes on this long. */
const AFTER_MS = 150 * MINUTE_MS;
/** Bookings of one rider. They are days apart. */
const OF_ONE_RIDER = 4;
/** A rider goes another way when no car is there this long after their time. */
const PATIENCE_MS = 15 * MINUTE_MS;
const AT_ONCE = 8;
/** The log says where it is after so many steps of the clock. */
const TOLD_STEPS = 250;

export interface WeekOptions {
  bookings: readonly Booking[];
  days: number;
  cars: readonly LatLng[];
  seed: number;
  secondsOf: SecondsOf;
  log: (line: string) => void;
}
export interface DrivenWeek {
  rides: BookedRide[];
  cars: number;
  steps: number;
  refusals: Map<string, number>;
}

/**
 * Has riders book all rides at the first moment of a Monday, and these cars wait for them, in a product with a clock of its
 * own. What became of the rides is read from its database.
 */
export async function driveWeek({
  bookings,
  days,
  cars,
  seed,
  secondsOf,
  log,
}: WeekOptions): Promise<DrivenWeek> {
  const product = await startMoved();
  const db = openDb(product.connectionString, { maxConnections: 4 });
  try {
    let { nowMs } = product.now;
    const sinceMonday = (nowMs + AHEAD_MS - 4 * DAY_MS) % (7 * DAY_MS);
    let now = await product.step(
      { stepMs: Math.round(7 * DAY_MS - sinceMonday), isToAll: true },
      async () => {},
    );
    ({ nowMs } = now);
    const riders = await book(db, product.url, bookings, cityDay(TIME_ZONE, nowMs));
    log(`booked ${bookings.length} rides`);
    const fleet = await Promise.all(
      cars.map(async (start, car) => {
        const { userId, cookie } = await makeActor(db, 'driver', { available: false });
        return new WeekCar(userId, openConnection(product.url, cookie), {
          start,
          seed: Math.floor(draw(seed, 61, car) * 1e9),
          nowMs,
          secondsOf,
        });
      }),
    );
    await Promise.all(fleet.map((car) => car.goOnline(nowMs)));
    const endsMs = nowMs + days * DAY_MS + AFTER_MS;
    const impatience = watchPatience(db, product.url, riders);
    let steps = 0;
    for (; now.nowMs < endsMs; steps++) {
      ({ nowMs } = now);
      if (steps % TOLD_STEPS === 0) {
        const { onTime, late, canceled, neverFound } = sumUpWeek(await readWeek(db));
        const said = `${onTime} rides in time, ${late} late, ${canceled} canceled, ${neverFound} without a car or to come`;
        log(`${new Date(nowMs + AHEAD_MS).toISOString().slice(0, 16)}, ${steps} steps: ${said}`);
      }
      await hearAll(now, fleet);
      const { awayDriverIds } = now;
      await Promise.all(
        fleet.filter(({ driverId }) => awayDriverIds.includes(driverId)).map((car) => car.goOnline(nowMs)),
      );
      now = await product.step(chooseStep(now, fleet), async (movedMs) => {
        await Promise.all(fleet.map((car) => car.live(movedMs)));
        await impatience(movedMs);
      });
    }
    await Promise.all(fleet.map((car) => car.stop()));
    const refusals = new Map<string, number>();
    for (const car of fleet)
      for (const [code, count] of car.refusals) refusals.set(code, (refusals.get(code) ?? 0) + count);
    return { rides: await readWeek(db), cars: cars.length, steps, refusals };
  } finally {
    await db.close();
    await product.stop();
  }
}

/** Waits until everyone has heard what happened. */
async function hearAll({ offers, driving }: MovedNow, fleet: readonly WeekCar[]): Promise<void> {
  const untilMs = Date.now() + HEARD_MS;
  const isHeard = () =>
    fleet.every((car) =>
      car.knows({
        ride: driving.find(({ driverId }) => driverId === car.driverId),
        offered: offers.flatMap(({ driverId, rideId }) => (driverId === car.driverId ? rideId : [])),
      }),
    );
  while (!isHeard() && Date.now() < untilMs) await immediate();
}

/** To the next moment at which something is known to happen, or near enough for what isn't. */
function chooseStep({ nowMs, waiting, dueMs, requestMs }: MovedNow, fleet: readonly WeekCar[]): Step {
  const isMoving = fleet.some((car) => car.isMoving);
  const longest = waiting > 0 ? STEP_MS.waiting : isMoving ? STEP_MS.underWay : STEP_MS.idle;
  const next = Math.min(dueMs ?? Infinity, requestMs ?? Infinity, ...fleet.map((car) => car.nextMs));
  const stepMs = Math.ceil(Math.max(1, Math.min(longest, next - nowMs + 1)));
  return { stepMs, isToAll: requestMs !== null && requestMs <= nowMs + stepMs };
}

interface Rider {
  userId: string;
  cookie: string;
}

/** Each rider has bookings that are far apart. @returns the riders, by id */
async function book(
  db: Db,
  url: string,
  bookings: readonly Booking[],
  monday: string,
): Promise<Map<string, Rider>> {
  const count = Math.ceil(bookings.length / OF_ONE_RIDER);
  const limit = pLimit(AT_ONCE);
  const riders = new Map<string, Rider>();
  await Promise.all(
    Array.from({ length: count }, (_, rider) =>
      limit(async () => {
        const actor = await makeActor(db, 'rider');
        riders.set(actor.userId, actor);
        const connection = openConnection(url, actor.cookie);
        for (const [i, booking] of bookings.entries())
          if (i % count === rider) await bookOne(connection, booking, monday);
        await connection.close();
      }),
    ),
  );
  return riders;
}

const two = (number: number): string => String(number).padStart(2, '0');

async function bookOne({ trpc }: Connection, { minute, pickup, destination }: Booking, monday: string) {
  const named = (place: LatLng) => ({
    ...place,
    address: `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`,
  });
  await trpc.scheduled.schedule.mutate({
    id: crypto.randomUUID(),
    pickup: named(pickup),
    destination: named(destination),
    type: 'standard',
    day: addDays(monday, Math.floor(minute / 1_440)),
    time: `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`,
  });
}

/** @returns looks now and then for riders who have waited long, and has them cancel */
function watchPatience(db: Db, url: string, riders: ReadonlyMap<string, Rider>) {
  let lookedMs = 0;
  return async (nowMs: number): Promise<void> => {
    if (nowMs - lookedMs < MINUTE_MS) return;
    lookedMs = nowMs;
    const { rows } = await db.pool.query<{ id: string; riderId: string }>(
      `select id, rider_id as "riderId" from rides where status in ('requested', 'accepted')
        and scheduled_for < now() - $1 * interval '1 millisecond' and arrived_at is null`,
      [PATIENCE_MS],
    );
    await Promise.all(
      rows.map(async ({ id, riderId }) => {
        const connection = openConnection(url, riders.get(riderId)?.cookie ?? '');
        await connection.trpc.rides.cancel.mutate({ rideId: id, reason: 'No car came' }).catch(() => {});
        await connection.close();
      }),
    );
  };
}
