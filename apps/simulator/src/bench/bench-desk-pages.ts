import { ListDriversInput, ListRidesInput, ListUsersInput } from '@ridewire/contracts';
import { listDrivers, listRides, listUsers } from '@ridewire/api/testing/desk';
import type { Db } from '@ridewire/db';
import { millis, openMeter, printTable, timeOnce, timeRepeats, type Times } from './time-repeats.ts';

interface List {
  name: string;
  read: (page: number) => Promise<{ total: number; limit: number; items: { id: string }[] }>;
}

const RIDES = [{}, { status: 'completed' }, { status: 'canceled' }, { status: 'requested' }] as const;
const USERS = [
  {},
  { role: 'rider' },
  { role: 'driver' },
  { role: 'admin' },
  { status: 'blocked' },
  { role: 'rider', status: 'active' },
  { role: 'driver', status: 'blocked' },
] as const;
const DRIVERS = [
  {},
  { status: 'approved' },
  { status: 'suspended' },
  { status: 'available' },
  { status: 'waiting' },
] as const;

const lists = (db: Db): List[] => [
  ...RIDES.map((filter) => ({
    name: `rides ${Object.values(filter).join(' ')}`,
    read: (page: number) => listRides(db, ListRidesInput.parse({ ...filter, page })),
  })),
  ...USERS.map((filter) => ({
    name: `users ${Object.values(filter).join(' ')}`,
    read: (page: number) => listUsers(db, ListUsersInput.parse({ ...filter, page })),
  })),
  ...DRIVERS.map((filter) => ({
    name: `drivers ${Object.values(filter).join(' ')}`,
    read: (page: number) => listDrivers(db, ListDriversInput.parse({ ...filter, page })),
  })),
];

/** First, middle and last page of each list with each filter, as a whole: counted, found and read in full. */
export async function benchDeskPages(db: Db) {
  const meter = await openMeter(db);
  const rows = [['list', 'total', 'first', 'middle', 'last', 'last : first', 'waited p50', 'p95']];
  let [worst, slowest] = [0, 0];
  for (const { name, read } of lists(db)) {
    const { total, limit } = await read(1);
    const pages = Math.max(1, Math.ceil(total / limit));
    const three = await timeRepeats(
      30,
      meter,
      [1, Math.ceil(pages / 2), pages].map((page) => () => read(page)),
    );
    const [first, , last] = three as [Times, Times, Times];
    const ratio = last.database / first.database;
    [worst, slowest] = [Math.max(worst, ratio), Math.max(slowest, last.database)];
    rows.push([
      name,
      String(total),
      ...three.map(({ database }) => millis(database)),
      ratio.toFixed(2),
      three.map(({ p50 }) => millis(p50)).join(' · '),
      three.map(({ p95 }) => millis(p95)).join(' · '),
    ]);
  }
  printTable('Pages of ten: milliseconds in the database, and as the server waits for them', rows);
  const raw = await timeOnce(() => readByOffset(db));
  const deepest = await timeOnce(() => listRides(db, ListRidesInput.parse({ page: raw.answer.page })));
  if (deepest.answer.items.map(({ id }) => id).join() !== raw.answer.ids.join())
    throw new Error('The middle page is not the one that an offset reads.');
  return [
    {
      title: 'deepest page of each list against its first, the worst of them; the slowest of the deepest',
      floor: `first page, 5 ms`,
      product: millis(slowest),
      ratio: worst,
      goal: 'at most 1.5, under 5 ms',
      reached: worst <= 1.5 && slowest < 5,
    },
    {
      title: 'a page in the middle of all rides, against an offset (same rides)',
      floor: millis(raw.ms),
      product: millis(deepest.ms),
      ratio: raw.ms / deepest.ms,
      goal: 'the same rides',
      reached: true,
    },
  ];
}

async function readByOffset(db: Db) {
  const { rows } = await db.pool.query<{ n: string }>(
    'select count(*) as n from rides where deleted_at is null',
  );
  const page = Math.ceil(Number(rows[0]?.n) / 20);
  const found = await db.pool.query<{ id: string }>(
    'select id from rides where deleted_at is null order by id desc limit 10 offset $1',
    [(page - 1) * 10],
  );
  return { page, ids: found.rows.map(({ id }) => id) };
}
