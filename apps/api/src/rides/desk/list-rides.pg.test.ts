import { ListRidesInput, type RideStatus } from '@ridewire/contracts';
import { cityDay } from '@ridewire/contracts/city-days';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldFigures } from '../../figures/fold-figures.ts';
import { makeActor } from '../../testing/actors.ts';
import { makeManyRides } from '../../testing/many-rides.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { listRides } from './list-rides.ts';
import { listRidesOf } from './list-rides-of.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const list = (input: Partial<ListRidesInput>) => listRides(core.db, ListRidesInput.parse(input));

type Days = Pick<ListRidesInput, 'from' | 'to'>;
const day = (daysAgo: number) => cityDay(core.timeZone, Date.now() - daysAgo * 86_400_000);

/** All ids by the plainest query. */
async function readAll(status: RideStatus | undefined, { from, to }: Days = {}): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `select id from rides where deleted_at is null and ($1::ride_status is null or status = $1)
      and (requested_at at time zone $2)::date between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')
      order by id desc`,
    [status ?? null, core.timeZone, from ?? null, to ?? null],
  );
  return rows.map(({ id }) => id);
}

async function expectPage(all: string[], asked: Partial<ListRidesInput>) {
  const input = ListRidesInput.parse(asked);
  const { items, total } = await listRides(core.db, input);
  expect(total).toBe(all.length);
  expect(items.map(({ id }) => id)).toEqual(
    all.slice((input.page - 1) * input.limit, input.page * input.limit),
  );
}

/** Any page of any size, both ends, and beyond them. */
async function expectPages(status: RideStatus | undefined, days: Days = {}) {
  const all = await readAll(status, days);
  const limits = fc.integer({ min: 1, max: 100 });
  await fc.assert(
    fc.asyncProperty(limits, fc.double({ min: 0, max: 1, noNaN: true }), async (limit, place) => {
      const page = Math.max(1, Math.ceil((place * all.length) / limit));
      await expectPage(all, { page, limit, status, ...days });
    }),
    { numRuns: 25 },
  );
  for (const limit of [1, 10, 100]) {
    const last = Math.ceil(all.length / limit);
    for (const page of [
      1,
      2,
      Math.ceil(last * 0.4),
      Math.ceil(last / 2),
      last - 1,
      last,
      last + 1,
      1_000_000,
    ])
      if (page >= 1) await expectPage(all, { page, limit, status, ...days });
  }
}

describe.each([0, 3, 1_200, 5_000])('with %i rides more', (count) => {
  beforeAll(() => makeManyRides(core.db, count));

  test.each([undefined, 'completed', 'canceled', 'requested', 'accepted'] as const)(
    'pages of %s rides are those an offset would read, from the first to the last',
    (status) => expectPages(status),
  );
});

test.each([undefined, 'completed', 'canceled', 'requested'] as const)(
  'pages of %s rides of some days are those an offset would read, where one end is open or none is',
  async (status) => {
    for (const days of [
      { from: day(37), to: day(2) },
      { from: day(30) },
      { to: day(9) },
      { from: day(6), to: day(6) },
    ])
      await expectPages(status, days);
  },
);

test('also once the figures are folded, and rides were deleted after', async () => {
  await foldFigures(core.db);
  await expectPages(undefined);
  await core.db.pool.query(
    `update rides set deleted_at = now() where status = 'completed' and fare_cents = 1000 and id::text like '%3'`,
  );
  await expectPages(undefined);
  await expectPages('completed');
  await expectPages('completed', { from: day(30), to: day(3) });
});

test('while rides come and go, each page holds as many as its total says', async () => {
  let isOver = false;
  const change = async () => {
    while (!isOver) {
      await core.db.pool.query(
        `with gone as (update rides set deleted_at = now() where id = (
            select id from rides where status = 'canceled' and deleted_at is null order by random() limit 1) returning *)
          insert into rides (id, command_id, rider_id, status, type, pickup_address, pickup_lat, pickup_lng,
            destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
            commission_cents, payout_cents, canceled_by)
          select uuidv7(), uuidv7(), rider_id, 'canceled', type, 'New', 1, 1, 'New', 1, 1, 1, 1, 1, 0, 1, 'rider'
          from gone, generate_series(1, 3)`,
      );
      await foldFigures(core.db);
    }
  };
  const changing = change();
  try {
    for (let round = 0; round < 15; round++) {
      const { total } = await list({});
      for (const page of [1, Math.ceil(total / 20), Math.ceil(total / 10), Math.ceil(total / 10) + 1]) {
        const answer = await list({ page });
        const left = answer.total - (page - 1) * 10;
        expect(answer.items).toHaveLength(Math.max(0, Math.min(10, left)));
        expect(new Set(answer.items.map(({ id }) => id)).size).toBe(answer.items.length);
      }
    }
  } finally {
    isOver = true;
    await changing;
  }
});

describe('found, of some days, and sorted', () => {
  const idsOf = async (input: Partial<ListRidesInput>) =>
    (await list({ limit: 100, ...input })).items.map(({ id }) => id);
  let riderId: string;
  let own: { id: string; fareCents: number }[];
  beforeAll(async () => {
    const rider = await makeActor(core.db, 'rider');
    const driver = await makeActor(core.db, 'driver');
    riderId = rider.userId;
    await core.db.pool.query(
      `update users set name = case when id = $1 then 'Zubaida Quader' else 'Xerxes Qadir' end,
          email = case when id = $1 then 'zq@example.test' else 'xq@example.test' end where id in ($1, $2)`,
      [rider.userId, driver.userId],
    );
    const { rows } = await core.db.pool.query<{ id: string; fareCents: number }>(
      `insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng,
          destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
          commission_cents, payout_cents, canceled_by, requested_at)
        select uuidv7(-n * interval '1 day'), uuidv7(), $1, $2, 'canceled', 'standard', 'Pier', 1, 1, 'Quay', 1, 1, 1, 1,
          (1 + n * 37 % 10) * 100, 0, (1 + n * 37 % 10) * 100, 'rider', now() - n * interval '1 day'
        from generate_series(0, 9) n returning id, fare_cents as "fareCents"`,
      [rider.userId, driver.userId],
    );
    own = rows;
  });

  test.each(['zubaida', 'ZQ@EXAMPLE.TEST', 'Xerxes Qadir', 'xq@example'])(
    'by the person %s',
    async (search) => {
      expect(await idsOf({ search })).toEqual(own.map(({ id }) => id));
      expect(await idsOf({ search, status: 'completed' })).toEqual([]);
    },
  );

  test('of some days, both ends included, in and out of a search', async () => {
    const wanted = own.slice(2, 5).map(({ id }) => id);
    expect(await idsOf({ search: 'zubaida', from: day(4), to: day(2) })).toEqual(wanted);
    const pageOf = (page: number) => list({ page, limit: 100, from: day(4), to: day(2) });
    const { total } = await pageOf(1);
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 100) }, (_, i) => pageOf(i + 1)));
    const items = pages.flatMap((page) => page.items);
    expect(items.filter(({ rider }) => rider.id === riderId).map(({ id }) => id)).toEqual(wanted);
    const { rows } = await core.db.pool.query<{ count: number }>(
      `select count(*)::int from rides where deleted_at is null
        and (requested_at at time zone $1)::date between $2 and $3`,
      [core.timeZone, day(4), day(2)],
    );
    expect(total).toBe(rows[0]?.count);
  });

  test('by time and by fare, each from both ends, page by page', async () => {
    const newest = own.map(({ id }) => id);
    const cheapest = own.toSorted((a, b) => a.fareCents - b.fareCents).map(({ id }) => id);
    const search = 'zubaida';
    expect(await idsOf({ search, sort: 'oldest' })).toEqual(newest.toReversed());
    expect(await idsOf({ search, sort: 'cheapest' })).toEqual(cheapest);
    expect(await idsOf({ search, sort: 'dearest' })).toEqual(cheapest.toReversed());
    const all = await readAll(undefined);
    for (const [page, limit] of [
      [1, 7],
      [3, 100],
      [Math.ceil(all.length / 7), 7],
      [1_000_000, 7],
    ] as const)
      expect((await list({ sort: 'oldest', page, limit })).items.map(({ id }) => id)).toEqual(
        all.toReversed().slice((page - 1) * limit, page * limit),
      );
    const fares = (await list({ sort: 'dearest', limit: 100 })).items.map(({ fareCents }) => fareCents);
    expect(fares).toEqual(fares.toSorted((a, b) => b - a));
  });

  test('a first day after the last is refused', () => {
    expect(ListRidesInput.safeParse({ from: day(1), to: day(2) }).success).toBe(false);
  });
});

test('of one person there are the ten newest that they took or drove, and nobody else’s', async () => {
  await makeManyRides(core.db, 400);
  const { rows } = await core.db.pool.query<{ id: string; newest: string[] }>(
    `select id, array(select r.id from rides r where u.id in (r.rider_id, r.driver_id) and r.deleted_at is null
       order by r.requested_at desc limit 10) as newest from users u order by created_at desc limit 6`,
  );
  for (const { id: userId, newest } of rows) {
    const listed = await listRidesOf(core.db, { userId });
    expect(listed.map(({ id }) => id)).toEqual(newest);
    expect(newest).toHaveLength(10);
  }
});
