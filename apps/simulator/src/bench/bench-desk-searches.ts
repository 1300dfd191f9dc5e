import { ListAuditInput, ListDriversInput, ListRidesInput, ListUsersInput } from '@ridewire/contracts';
import { listAudit, listDrivers, listRides, listUsers } from '@ridewire/api/testing/desk';
import type { Db } from '@ridewire/db';
import { millis, openMeter, printTable, timeOnce, timeRepeats, type Times } from './time-repeats.ts';

const GOAL_MS = 50;
const REPEATS = Number(process.env['BENCH_REPEATS'] ?? 30);
/** Common, less common, rare and absent words; text that is no word; other scripts. */
const PLACES = [
  'road',
  'gulshan',
  'house 17, road 4,',
  'old dhaka',
  'zindabahar',
  'zindabahar lane 7',
  'qwxzv',
  'roadroad',
  'a',
  '%',
  '_',
  '\\',
  `'; --`,
  'গুলশান',
  'বাড়ি ১২',
  'x'.repeat(100),
  'house 1, road 1, mirpur house 1, road 1, mirpur',
  // Also a name of people, whose rides are found with it.
  'rahman',
  'imran khan',
];
const PEOPLE = [
  'rahman',
  'রহিম',
  'রহিম গুলশান',
  '@gmail.test',
  'person123456@',
  'qwxzv',
  'a',
  '%',
  '\\',
  'x'.repeat(100),
];
const TRAIL = ['rahman', 'gulshan', 'person123456@'];
const CARS = ['metro-ga 11-', '0037', 'rahman', 'qwxzv', 'a', '%'];

interface Search {
  name: string;
  find: (
    page: number,
  ) => Promise<{ items: unknown[]; total: number; isCapped?: boolean; searchedNewest?: number }>;
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 12)}… (${text.length})` : text);

async function searches(db: Db): Promise<Search[]> {
  const some = await db.pool.query<{ id: string }>(
    'select id from rides where deleted_at is null order by id offset 1000 limit 1',
  );
  const id = some.rows[0]?.id ?? '';
  const rides = (search: string, status?: string) => ({
    name: `rides: ${shorten(search)}${status ? ` (${status})` : ''}`,
    find: (page: number) => listRides(db, ListRidesInput.parse({ search, status, page })),
  });
  return [
    ...[...PLACES, `#${id.slice(-6)}`, id].map((search) => rides(search)),
    ...['road', 'gulshan', 'old dhaka', 'zindabahar', 'qwxzv'].map((search) => rides(search, 'canceled')),
    ...['road', 'zindabahar'].map((search) => rides(search, 'requested')),
    ...['road', 'old dhaka', 'zindabahar'].map((search) => rides(search, 'completed')),
    ...PEOPLE.map((search) => ({
      name: `users: ${shorten(search)}`,
      find: (page: number) => listUsers(db, ListUsersInput.parse({ search, page })),
    })),
    {
      name: 'users: rahman (driver, blocked)',
      find: (page) =>
        listUsers(db, ListUsersInput.parse({ search: 'rahman', role: 'driver', status: 'blocked', page })),
    },
    ...CARS.map((search) => ({
      name: `drivers: ${shorten(search)}`,
      find: (page: number) => listDrivers(db, ListDriversInput.parse({ search, page })),
    })),
    ...TRAIL.map((search) => ({
      name: `audit: ${search}`,
      find: async () => {
        const { items } = await listAudit(db, 'Asia/Dhaka', ListAuditInput.parse({ search }));
        return { items, total: items.length };
      },
    })),
  ];
}

/** Each kind of search as a whole: found, counted up to the cap, and its first page read in full. */
export async function benchDeskSearches(db: Db) {
  const meter = await openMeter(db);
  const rows = [['search', 'found', 'in the database', 'waited p50', 'p95', `goal ${GOAL_MS} ms`]];
  let slowest = { name: '', ms: 0 };
  for (const { name, find } of await searches(db)) {
    const { total, isCapped, searchedNewest } = await find(1);
    const [{ p50, p95, database }] = (await timeRepeats(REPEATS, meter, [() => find(1)])) as [Times];
    if (p95 > slowest.ms) slowest = { name, ms: p95 };
    const found = `${total}${isCapped ? '+' : ''}${searchedNewest ? ` of the newest ${searchedNewest}` : ''}`;
    rows.push([
      name,
      found,
      millis(database),
      millis(p50),
      millis(p95),
      p95 <= GOAL_MS ? 'reached' : 'NOT reached',
    ]);
  }
  printTable('Searches', rows);
  const raw = await timeOnce(() => findRaw(db, '%zindabahar lane%'));
  const product = await timeOnce(() =>
    listRides(db, ListRidesInput.parse({ search: 'Zindabahar Lane', limit: 100 })),
  );
  if (
    product.answer.items.map(({ id }) => id).join() !== raw.answer.slice(0, 100).join() ||
    product.answer.total !== raw.answer.length
  )
    throw new Error('A search found something else than all rides looked at one by one.');
  return [
    {
      title: `a rare place, against all rides looked at (same rides); the slowest search was "${slowest.name}": ${millis(slowest.ms)}`,
      floor: millis(raw.ms),
      product: millis(product.ms),
      ratio: raw.ms / product.ms,
      goal: `every search at most ${GOAL_MS} ms, p95`,
      reached: slowest.ms <= GOAL_MS,
    },
  ];
}

async function findRaw(db: Db, pattern: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from rides where deleted_at is null and (pickup_address ilike $1 or destination_address ilike $1) order by id desc`,
    [pattern],
  );
  return rows.map(({ id }) => id);
}
