import { AdvanceRideInput, type DriverStep, type ErrorCode, type RideStatus } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { refused } from '../../testing/accounts.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { arrive } from '../approach/arrive.ts';
import { cancelRide } from '../cancel-ride.ts';
import { setRideStatus } from '../desk/set-ride-status.ts';
import { findDriverRide, findRiderRide } from '../reads/ride-queries.ts';
import { requestRide } from '../request-ride.ts';

const core = useTestCore(useTestDatabase());
const MINUTE = 60_000;
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;

async function begin(): Promise<void> {
  [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  ({ id: rideId } = await requestRide(core, rider, request()));
  await acceptRide(core, driver, { rideId });
}
beforeEach(async () => {
  admin = await makeActor(core.db, 'admin');
  await begin();
});

/** As if it had all begun earlier. */
const age = (minutes: number) =>
  core.db.pool.query(
    `update rides set requested_at = requested_at - $2 * interval '1 minute',
      accepted_at = accepted_at - $2 * interval '1 minute' where id = $1`,
    [rideId, minutes],
  );
const act = (minutesAgo: number, id = newId()) => ({ id, agoMs: minutesAgo * MINUTE });
const step = (to: DriverStep, kept = act(0)) => advanceRide(core, driver, { rideId, to, kept });

interface Row {
  status: RideStatus;
  kept_acts: string[];
  waiting_cents: number;
  /** Minutes from the acceptance to each time. */
  arrived: number | null;
  picked: number | null;
  transit: number | null;
  done: number | null;
}
async function read(): Promise<Row> {
  const since = (column: string) => `(extract(epoch from ${column} - accepted_at) / 60)::float8`;
  const { rows } = await core.db.pool.query<Row>(
    `select status, kept_acts, waiting_cents, ${since('arrived_at')} as arrived, ${since('picked_up_at')} as picked,
      ${since('in_transit_at')} as transit, ${since('completed_at')} as done from rides where id = $1`,
    [rideId],
  );
  return rows[0]!;
}
const driverEvents = async () =>
  (
    await core.db.pool.query<{ type: string }>(
      'select type from ride_events where ride_id = $1 and actor_id = $2 order by version',
      [rideId, driver.userId],
    )
  ).rows.map(({ type }) => type);

describe('what a driver did without a connection', () => {
  test('is taken in with its own times, and the wait that nobody was told of costs nothing', async () => {
    await age(25);
    await arrive(core, driver, { rideId, kept: act(20) });
    await step('picked_up', act(10));
    await step('in_transit', act(9));
    const { times, status } = await step('completed', act(1));
    expect(status).toBe('completed');
    expect(Date.now() - Date.parse(times.completed!)).toBeGreaterThan(0.9 * MINUTE);
    const row = await read();
    expect([row.arrived, row.picked, row.transit, row.done].map((minutes) => Math.round(minutes!))).toEqual([
      5, 15, 16, 24,
    ]);
    expect(row.waiting_cents).toBe(0);
  });

  test('sent again is the same act, even once an admin has set the ride back', async () => {
    const arrived = act(3);
    const pickedUp = act(2);
    await arrive(core, driver, { rideId, kept: arrived });
    await step('picked_up', pickedUp);
    await refused(step('picked_up', pickedUp), 'ALREADY_DONE');
    await setRideStatus(core, admin, { rideId, to: 'accepted' });
    await refused(step('picked_up', pickedUp), 'ALREADY_DONE');
    await refused(arrive(core, driver, { rideId, kept: arrived }), 'ALREADY_DONE');
    expect(await read()).toMatchObject({ status: 'accepted', arrived: null, picked: null });
    // A press of its own is another act.
    expect(await step('picked_up')).toMatchObject({ status: 'picked_up' });
    expect(await driverEvents()).toEqual([
      'ride.accepted',
      'ride.arrived',
      'ride.picked_up',
      'ride.picked_up',
    ]);
  });

  test('sent by both of their devices at once happens once', async () => {
    const kept = act(1);
    const all = await Promise.allSettled([
      step('picked_up', kept),
      step('picked_up', kept),
      step('picked_up', act(2)),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ALREADY_DONE' });
    expect(await driverEvents()).toEqual(['ride.accepted', 'ride.picked_up']);
  });

  test('is done already where the ride is further on', async () => {
    await advanceRide(core, driver, { rideId, to: 'picked_up' });
    await advanceRide(core, driver, { rideId, to: 'in_transit' });
    await refused(step('picked_up'), 'ALREADY_DONE');
    await refused(arrive(core, driver, { rideId, kept: act(4) }), 'ALREADY_DONE');
    // Without an act it is a press on an old screen.
    await refused(advanceRide(core, driver, { rideId, to: 'picked_up' }), 'ILLEGAL_STEP');
    expect(await read()).toMatchObject({ status: 'in_transit', kept_acts: [] });
  });

  test('by a wrong clock is neither before what came before it nor in the future', async () => {
    await step('picked_up', act(29));
    await step('in_transit', act(0));
    await step('completed', act(20));
    const { picked, transit, done } = await read();
    expect(picked).toBe(0);
    expect(transit).toBeGreaterThanOrEqual(0);
    expect(done).toBe(transit);
  });

  test('by a wrong clock is not before the arrival either', async () => {
    await age(10);
    await arrive(core, driver, { rideId, kept: act(5) });
    await step('picked_up', act(8));
    const { arrived, picked } = await read();
    expect(Math.round(arrived!)).toBe(5);
    expect(picked).toBe(arrived);
  });

  test.each<[string, () => Promise<unknown>, ErrorCode]>([
    ['more than half an hour ago', () => step('picked_up', act(30.1)), 'ACT_TOO_OLD'],
    [
      'more than half an hour ago at the pickup',
      () => arrive(core, driver, { rideId, kept: act(31) }),
      'ACT_TOO_OLD',
    ],
    ['out of order', () => step('completed'), 'ILLEGAL_STEP'],
    [
      'by another driver',
      async () =>
        advanceRide(core, await makeActor(core.db, 'driver'), { rideId, to: 'picked_up', kept: act(1) }),
      'RIDE_NOT_FOUND',
    ],
  ])('%s changes nothing', async (_, send, code) => {
    const before = await read();
    await refused(send(), code);
    expect(await read()).toEqual(before);
  });

  test('of a ride that was canceled meanwhile is refused', async () => {
    await cancelRide(core, rider, { rideId });
    await refused(step('picked_up', act(1)), 'RIDE_GONE');
    expect(await read()).toMatchObject({ status: 'canceled', kept_acts: [] });
  });

  test('in the future, or of no age, is a mistake', () => {
    for (const agoMs of [-1, 1.5, Number.NaN, 3e9])
      expect(
        AdvanceRideInput.safeParse({ rideId, to: 'picked_up', kept: { id: newId(), agoMs } }).success,
      ).toBe(false);
  });
});

const STEPS = ['accepted', 'picked_up', 'in_transit', 'completed'] as const;
type Known = (typeof STEPS)[number] | 'canceled';

/** What the ride should be after each act. */
class Model {
  status: Known = 'accepted';
  readonly taken = new Set<string>();

  /** @returns why it is refused, or that it is taken in */
  send(id: string, to: DriverStep): ErrorCode | 'taken in' {
    if (this.taken.has(id)) return 'ALREADY_DONE';
    if (this.status === 'canceled') return 'RIDE_GONE';
    const ahead = STEPS.indexOf(to) - STEPS.indexOf(this.status);
    if (ahead < 1) return 'ALREADY_DONE';
    if (ahead > 1) return 'ILLEGAL_STEP';
    this.taken.add(id);
    this.status = to;
    return 'taken in';
  }
}

/** Two devices keep acts, each sends them in its order, once or more, some at once; an admin sets the ride between. */
const schedule = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        to: fc.constantFrom<DriverStep>('picked_up', 'in_transit', 'completed'),
        /** Of few acts, so that many are sent again. */
        act: fc.nat({ max: 5 }),
        times: fc.integer({ min: 1, max: 3 }),
        minutesAgo: fc.integer({ min: 0, max: 29 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ admin: fc.constantFrom<Known>(...STEPS, 'canceled') }) },
  ),
  { minLength: 3, maxLength: 12 },
);

/** @example RIDEWIRE_SCHEDULES=10000 npx vitest run kept-act */
const SCHEDULES = Number(process.env['RIDEWIRE_SCHEDULES'] ?? 60);

test(
  'of random schedules each act is taken in once, none is lost, and both see what is stored',
  async () => {
    const property = fc.asyncProperty(schedule, async (moves) => {
      await begin();
      const model = new Model();
      const ids = new Map<string, string>();
      for (const move of moves) {
        if ('admin' in move) {
          const to = move.admin;
          if (to === model.status) continue;
          await setRideStatus(core, admin, { rideId, to, ...(to === 'canceled' && { reason: 'as asked' }) });
          model.status = to;
          continue;
        }
        const { to, times, minutesAgo } = move;
        const name = `${to} ${move.act}`;
        const id = ids.get(name) ?? newId();
        ids.set(name, id);
        const expected = Array.from({ length: times }, () => model.send(id, to));
        const got = await Promise.all(
          expected.map(() =>
            step(to, { id, agoMs: minutesAgo * MINUTE }).then(
              () => 'taken in' as const,
              (error: unknown) => (error as { code: ErrorCode }).code,
            ),
          ),
        );
        expect(got.toSorted()).toEqual(expected.toSorted());
      }
      const row = await read();
      expect(row.status).toBe(model.status);
      expect(row.kept_acts.toSorted()).toEqual([...model.taken].toSorted());
      expect((await driverEvents()).length).toBe(1 + model.taken.size);
      const times = [0, row.picked, row.transit, row.done].filter((minutes) => minutes !== null);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      if (model.status !== 'completed' && model.status !== 'canceled') {
        expect((await findRiderRide(core.db, rider.userId))?.status).toBe(model.status);
        expect((await findDriverRide(core.db, driver.userId))?.status).toBe(model.status);
      }
    });
    await fc.assert(property, { numRuns: SCHEDULES });
  },
  SCHEDULES * 500 + 60_000,
);
