import { addDays, cityDay, ListScheduledInput, subscriberDigits } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveGuest } from '../bookings/save-guest.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { explain, recordQueries } from '../testing/explain.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { cancelScheduled } from './change-scheduled.ts';
import { getAtDesk, listAtDesk } from './list-at-desk.ts';
import { scheduleRide } from './schedule-ride.ts';

const RIDES = 50_000;
const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let other: TestActor;
const day = (ahead: number) => addDays(cityDay(core.timeZone), ahead);
const list = (input: object = {}) => listAtDesk(core, ListScheduledInput.parse(input));
const idsOf = async (input: object) => (await list(input)).items.map(({ id }) => id);
const schedule = (by: TestActor, ahead: number, change: object = {}) =>
  scheduleRide(core, by, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: day(ahead), time: '09:00', ...change },
  });

describe('a few', () => {
  let first: { id: string };
  let second: { id: string };
  let third: { id: string };
  beforeAll(async () => {
    rider = await makeActor(core.db, 'rider');
    other = await makeActor(core.db, 'rider');
    await core.db.pool.query(`update users set name = 'Zubaida Zaman' where id = $1`, [other.userId]);
    third = await schedule(rider, 5);
    first = await schedule(rider, 2, { passenger: { name: 'Salma', phone: '01711 234567' } });
    second = await schedule(other, 3, {
      stops: [{ address: 'Kakoli Corner', lat: 23.7925, lng: 90.4058 }],
    });
  });

  test('wait in the order of their pickups, by pages', async () => {
    const page = await list({ limit: 2 });
    expect(page).toMatchObject({ total: 3, items: [{ ...first, state: 'waiting' }, { id: second.id }] });
    expect(await idsOf({ limit: 2, page: 2 })).toEqual([third.id]);
  });

  test('of some days of the city, of one rider', async () => {
    expect(await idsOf({ from: day(3) })).toEqual([second.id, third.id]);
    expect(await idsOf({ from: day(3), to: day(3) })).toEqual([second.id]);
    expect(await idsOf({ to: day(2) })).toEqual([first.id]);
    expect(await idsOf({ riderId: rider.userId })).toEqual([first.id, third.id]);
  });

  test('are found by their places, their rider and who rides', async () => {
    expect(await idsOf({ search: 'kakoli' })).toEqual([second.id]);
    expect(await idsOf({ search: 'ZUBAIDA' })).toEqual([second.id]);
    expect(await idsOf({ search: 'salma' })).toEqual([first.id]);
    expect(await idsOf({ search: 'kakoli', riderId: rider.userId })).toEqual([]);
    expect(await list({ search: AIRPORT.address, limit: 2 })).toMatchObject({
      total: 3,
      items: [{ id: first.id }, { id: second.id }],
    });
    const phone = '01811 765432';
    const admin = await makeActor(core.db, 'admin');
    const guest = await saveGuest(core, admin, { name: 'Rahima', phone }, { ipAddress: null });
    await core.db.pool.query('update scheduled_rides set rider_id = $2 where id = $1', [third.id, guest.id]);
    expect(await idsOf({ search: subscriberDigits(phone) })).toEqual([third.id]);
    expect(await list({ search: '+880 1811-765432' })).toMatchObject({
      items: [{ id: third.id, rider: { name: 'Rahima', isGuest: true } }],
    });
    await core.db.pool.query('update scheduled_rides set rider_id = $2 where id = $1', [
      third.id,
      rider.userId,
    ]);
  });

  test('are no longer among those that wait once they are canceled or missed', async () => {
    await cancelScheduled(core, rider, { id: third.id });
    await core.db.pool.query(
      `update scheduled_rides set state = 'missed', missed_why = 'late' where id = $1`,
      [second.id],
    );
    expect(await idsOf({})).toEqual([first.id]);
    expect(await idsOf({ state: 'canceled' })).toEqual([third.id]);
    expect(await list({ state: 'missed' })).toMatchObject({
      total: 1,
      items: [{ id: second.id, state: 'missed', missedWhy: 'late' }],
    });
    expect(await getAtDesk(core, { id: third.id })).toMatchObject({ state: 'canceled' });
    await refused(getAtDesk(core, { id: crypto.randomUUID() }), 'SCHEDULED_NOT_FOUND');
  });

  test('days in the wrong order are refused', () => {
    expect(ListScheduledInput.safeParse({ from: '2026-12-02', to: '2026-12-01' }).success).toBe(false);
  });
});

describe(`${RIDES} of them`, () => {
  beforeAll(async () => {
    await core.db.pool.query(
      `insert into scheduled_rides (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address,
        destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, pickup_at)
      select gen_random_uuid(), $1, 'standard', 'House ' || n, 23.79, 90.41, 'Market ' || n, 23.8, 90.42, 5000, 900, 500,
        now() + interval '8 days' + n * interval '1 second' from generate_series(1, $2::int) n`,
      [rider.userId, RIDES],
    );
    await core.db.pool.query('vacuum analyze scheduled_rides');
  });

  test('a page is read by the index of those that wait, at either end, and looks up only its own', async () => {
    for (const page of [1, 5_000]) {
      const asked = await recordQueries(() => list({ page }));
      const ordered = asked.filter(({ text }) => text.startsWith('select "id" from "scheduled_rides"'));
      expect(ordered).toHaveLength(1);
      const { scans } = await explain(core.db, ordered[0] as (typeof ordered)[number]);
      expect(scans).toMatchObject([{ table: 'scheduled_rides', index: 'scheduled_rides_due' }]);
      expect(scans[0]?.rows).toBeLessThan(100);
    }
    expect(await list({ page: 5_000 })).toMatchObject({ total: RIDES + 1 });
  });

  test('a search looks through them once, and counts up to a thousand', async () => {
    expect(await list({ search: 'Market 4711' })).toMatchObject({ total: 11 });
    expect(await list({ search: 'house' })).toMatchObject({ total: 1_000, isCapped: true });
    const asked = await recordQueries(() => list({ search: 'Market 4711' }));
    const through = asked.filter(({ text }) => text.includes('concat_ws'));
    expect(through).toHaveLength(1);
  });
});
