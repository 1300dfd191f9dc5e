import { schema } from '@ridewire/db';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cancelRide } from '../rides/cancel-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { BOARD } from '../live/topics.ts';
import { DEMAND, movesTopic } from './demand-events.ts';
import { makeActor } from '../testing/actors.ts';
import { makeRides } from '../testing/make-rides.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { recount } from '../testing/figures.ts';
import type { ServerEvent } from '../live/events.ts';
import { listAreaDemand, openDemand } from './area-demand.ts';
import { readPast } from './demand-queries.ts';
import { findMove } from './move-queries.ts';
import { dismissMove } from './dismiss-move.ts';
import { liveAround, tellDrivers } from './live-demand.ts';
import { loadDemand, takeDemand } from './load-demand.ts';
import { suggestToDrivers } from './suggest-to-drivers.ts';

const database = useTestDatabase();
const CELL = pickupCell(GULSHAN);
let one: RunningServices;
let other: RunningServices;
const started: RunningServices[] = [];
const start = async () => {
  const core = await startTestCore(database.connectionString);
  started.push(core);
  return core;
};
beforeAll(async () => {
  one = await start();
  other = await start();
});
afterAll(() => Promise.all(started.map((core) => core.stop())));
beforeEach(() => one.db.orm.delete(schema.suggestedMoves));

const areaIn = async (core: RunningServices, cell = CELL) =>
  (await listAreaDemand(core)).find((area) => area.cell === cell);
const askedIn = async (core: RunningServices) => (await areaIn(core))?.askedCount ?? 0;
const ask = async () => {
  const rider = await makeActor(one.db, 'rider');
  return { rider, ...(await requestRide(one, rider, request())) };
};

test('every process counts what was asked just now once, one that starts later too; a deleted ride not at all', async () => {
  const [{ id: rideId, rider }] = [await ask(), await ask(), await ask()];
  await expect.poll(() => askedIn(other)).toBe(3);
  expect(await askedIn(one)).toBe(3);
  await cancelRide(one, rider, { rideId });
  const later = await start();
  for (const core of [one, other, later]) expect(await askedIn(core)).toBe(3);
  await deleteRide(one, await makeActor(one.db, 'admin'), { rideId });
  for (const core of [one, other, later]) await expect.poll(() => askedIn(core)).toBe(2);
  expect(await askedIn(await start())).toBe(2);
});

test('what happens while the database is being read is not lost', async () => {
  const events: ServerEvent[] = [];
  const leave = one.hub.join(BOARD, {
    view: (event) => void events.push(event),
    push: () => {},
    reread: () => {},
  });
  const { id } = await ask();
  await expect.poll(() => events).toHaveLength(1);
  leave();
  const [event] = events as [ServerEvent & { event: 'ride.requested' }];
  // A ride the database does not show yet.
  const ride = {
    ...event.ride,
    id: id.replace(/.{4}$/, 'ffff'),
    status: 'accepted' as const,
    durationSeconds: 60,
  };
  const demand = openDemand();
  const loading = loadDemand({ db: one.db, demand });
  takeDemand(demand, { ...event, event: 'ride.accepted', ride }, true);
  await loading;
  expect([...demand.ending.countByCell(Date.now()).values()]).toEqual([1]);
});

test('a hundred drivers who come at once read the past once, and nobody is told the same again', async () => {
  const drivers = await Promise.all(Array.from({ length: 100 }, () => makeActor(one.db, 'driver')));
  Object.assign(one.demand, { past: null, reckoned: null });
  const queries = vi.spyOn(one.db.pool, 'query');
  const look = () => Promise.all(drivers.map(({ userId }) => liveAround(one, userId).read()));
  await look();
  const named = queries.mock.calls.filter(
    ([query]) => (query as { name?: string }).name === 'read_past_demand',
  );
  queries.mockRestore();
  expect(named).toHaveLength(1);
  const pushed: unknown[] = [];
  const leave = one.hub.join(DEMAND, {
    view: (event) => event,
    push: (frames) => pushed.push(frames.json),
    reread: () => {},
  });
  await tellDrivers(one);
  const count = pushed.length;
  await look();
  await tellDrivers(one);
  leave();
  expect(pushed).toHaveLength(count);
});

/** Counted directly from the rides. */
const COUNTED = `
  with here as (select now() at time zone 'Asia/Dhaka' as clock),
  slots as (
    select clock as at, 1 - greatest(0, extract(minute from clock) - 45) / 15 as share from here
    union all select clock + interval '1 hour', greatest(0, extract(minute from clock) - 45) / 15 from here
  )
  select sum(share)::float8 as "atHourOfDay",
    sum(share) filter (where extract(isodow from asked) = extract(isodow from at))::float8 as "atHourOfWeek"
  from here, slots, (select requested_at at time zone 'Asia/Dhaka' as asked from rides where deleted_at is null) r
  where extract(hour from asked) = extract(hour from at) and asked::date < clock::date and asked::date > clock::date - 42`;

test('the weeks before tell of this hour of the week and of the day, from kept figures alone', async () => {
  const [rider, driver] = [await makeActor(one.db, 'rider'), await makeActor(one.db, 'driver')];
  // At every hour of the day: their number is no multiple of the days.
  await makeRides(one.db, { riderId: rider.userId, driverId: driver.userId, count: 3_137 });
  await one.db.pool.query('update rides set pickup_cell = $1', [CELL]);
  await recount(database.connectionString);
  const past = (await readPast(one.db)).find(({ cell }) => cell === CELL);
  const { rows } = await one.db.pool.query<{ atHourOfWeek: number; atHourOfDay: number }>(COUNTED);
  expect(past?.days).toBe(41);
  expect(past?.atHourOfWeek).toBeCloseTo(rows[0]!.atHourOfWeek, 6);
  expect(past?.atHourOfDay).toBeCloseTo(rows[0]!.atHourOfDay, 6);
  expect(past?.atHourOfDay).toBeGreaterThan(5);
  await one.db.pool.query('delete from rides');
  await recount(database.connectionString);
});

/** Some minutes away, without any requests. */
const CALM = { lat: 23.8103, lng: 90.4125 };

/** Drivers who wait there and look at the demand, each with a screen at one of the processes. */
const wait = async (count: number) => {
  const drivers = [];
  for (let n = 0; n < count; n++) {
    const driver = await makeActor(one.db, 'driver');
    const { userId: driverId } = driver;
    for (const core of [one, other]) {
      core.drivers.setAvailable(driverId, true);
      core.drivers.setPosition({ driverId, ...CALM, bearing: null, at: Date.now() });
      core.days.set(driverId, { onlineSinceMs: 0, idleSinceMs: Date.now() - n * 60_000, earnedCents: 0 });
    }
    let rereads = 0;
    const core = n % 2 ? one : other;
    core.hub.join(movesTopic(driverId), {
      view: () => 'reread',
      push: () => {},
      reread: () => (rereads += 1),
    });
    drivers.push({ ...driver, core, rereads: () => rereads });
  }
  return drivers;
};

test('two processes together send no more than are lacking, who waited longest first, and nobody twice', async () => {
  for (const core of [one, other]) core.demand.past = null;
  for (let n = 0; n < 3; n++) await ask();
  await expect.poll(() => askedIn(other)).toBeGreaterThanOrEqual(3);
  const lacking = Math.floor((await areaIn(one))!.toldExpected!);
  const drivers = await wait(2 * lacking + 4);
  await Promise.all([one, other].map((core) => suggestToDrivers(core)));
  await Promise.all([one, other].map((core) => suggestToDrivers(core)));
  const moves = await Promise.all(
    drivers.map(({ core, userId }, n) => findMove(core.db, userId, n * 60 + 60)),
  );
  expect(moves.filter((move) => move !== null)).toHaveLength(lacking);
  const [move] = moves.filter((each) => each !== null);
  expect(move).toMatchObject({ name: 'Gulshan', names: { bn: 'গুলশান' } });
  expect(move!.minutes).toBeGreaterThan(1);
  // Each of the two sends its own longest waiting driver.
  for (const core of [one, other]) {
    const sent = moves.filter((_, n) => drivers[n]!.core === core).map((each) => Number(each !== null));
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  }
  const told = drivers.filter((_, n) => moves[n] !== null);
  for (const { rereads } of told) await expect.poll(rereads).toBe(1);

  // Dismissed by two, it is open again, and others are sent.
  const [first, second] = told as [(typeof told)[0], (typeof told)[0]];
  for (const { core, rereads, ...driver } of [first, second]) {
    await dismissMove(core, driver, {
      madeAt: moves[drivers.findIndex(({ userId }) => userId === driver.userId)]!.madeAt,
    });
    expect(await findMove(core.db, driver.userId, 9_999)).toBeNull();
    await expect.poll(rereads).toBe(2);
  }
  await Promise.all([one, other].map((each) => suggestToDrivers(each)));
  const after = await Promise.all(drivers.map((each) => findMove(each.core.db, each.userId, 9_999)));
  expect(after.filter((each) => each !== null)).toHaveLength(lacking);
  for (const { core, userId } of [first, second]) expect(await findMove(core.db, userId, 9_999)).toBeNull();
  // A driver who had a ride since is told nothing of the time before.
  const kept = drivers.find((_, n) => after[n] !== null)!;
  expect(await findMove(kept.core.db, kept.userId, 9_999)).not.toBeNull();
  expect(await findMove(kept.core.db, kept.userId, null)).toBeNull();
});
