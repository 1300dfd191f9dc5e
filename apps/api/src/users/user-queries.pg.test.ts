import { ListUsersInput, type UserView } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUsers } from './list-users.ts';
import { getUser } from './user-queries.ts';
import { sayRefusal } from '../core/say-refusal.ts';
import { refusalOf } from '../procedures/refusal-of.ts';

const database = useTestDatabase();
let db: Db;

/** From the oldest to the newest; the last two have the same moment. */
const PEOPLE = [
  ['Rahima Khatun', 'rahima@one.test', 'rider', 'active'],
  ['Karim 100%_a\\b', 'karim@one.test', 'rider', 'blocked'],
  ['রহিম উদ্দিন', 'udin@two.test', 'driver', 'active'],
  ['Éva', 'Eva.Nagy@Two.test', 'admin', 'active'],
  ['Twin A', 'twin.a@two.test', 'rider', 'active'],
  ['Twin B', 'twin.b@two.test', 'rider', 'active'],
] as const;

beforeAll(async () => {
  db = openDb(database.connectionString);
  for (const [n, [name, email, role, status]] of PEOPLE.entries()) {
    await db.pool.query(
      `insert into users (id, name, email, role, status, password_hash, phone, email_verified_at, created_at)
        values ($1, $2, $3, $4, $5, 'secret', '017', case when $6 then now() end, now() + least($7::int, 4) * interval '1 s')`,
      [`00000000-0000-4000-8000-00000000000${n}`, name, email, role, status, n % 2 === 0, n],
    );
  }
});
afterAll(() => db.close());

const list = (input: Partial<ListUsersInput> = {}) => listUsers(db, ListUsersInput.parse(input));
const names = async (input: Partial<ListUsersInput>) =>
  (await list(input)).items.map((user) => user.name.split(' ')[0]);

test('everybody, newest first, the id deciding between two of one moment', async () => {
  const { items, ...page } = await list();
  expect(page).toEqual({ page: 1, limit: 10, total: 6 });
  expect(items.map((user) => user.name)).toEqual([
    'Twin B',
    'Twin A',
    'Éva',
    'রহিম উদ্দিন',
    'Karim 100%_a\\b',
    'Rahima Khatun',
  ]);
});

test('pages follow each other without gap or repeat, and tell the total even past the end', async () => {
  const pages: UserView[][] = [];
  for (const page of [1, 2, 3, 4]) {
    const answer = await list({ page, limit: 2 });
    expect(answer).toMatchObject({ page, limit: 2, total: 6 });
    pages.push(answer.items);
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 0]);
  expect(new Set(pages.flat().map((user) => user.id)).size).toBe(6);
  expect(await list({ page: 1_000_000, limit: 100 })).toMatchObject({ items: [], total: 6 });
});

test.each<[string, string[]]>([
  ['rahim', ['Rahima']],
  ['HATU', ['Rahima']],
  ['@two.TEST', ['Twin', 'Twin', 'Éva', 'রহিম']],
  ['éVA', ['Éva']],
  ['হি', ['রহিম']],
  ['ম উ', ['রহিম']],
  ['  twin  ', ['Twin', 'Twin']],
  ['n a', ['Twin']],
  // SQL's wildcards are characters like any other.
  ['%', ['Karim']],
  ['_', ['Karim']],
  ['\\', ['Karim']],
  ['0%_a\\', ['Karim']],
  ['k%m', []],
  ['r_him', []],
  ["'; drop table users; --", []],
  // Not across the two fields.
  ['khatun rahima@', []],
  ['secret', []],
  // Phone numbers, by any part.
  ['017', ['Twin', 'Twin', 'Éva', 'রহিম', 'Karim', 'Rahima']],
])('a search for %s finds %j', async (search, found) => {
  expect(await names({ search })).toEqual(found);
  expect((await list({ search })).total).toBe(found.length);
});

test('role and status narrow, together and with a search', async () => {
  expect(await names({ role: 'rider' })).toEqual(['Twin', 'Twin', 'Karim', 'Rahima']);
  expect(await names({ status: 'blocked' })).toEqual(['Karim']);
  expect(await names({ role: 'driver', status: 'blocked' })).toEqual([]);
  expect(await names({ role: 'rider', status: 'active', search: 'one.test' })).toEqual(['Rahima']);
});

test.each([
  [{ page: 0 }, 'Pages start at 1.'],
  [{ page: 1.5 }, 'The page must be a whole number.'],
  [{ limit: 101 }, 'The limit must be at most 100.'],
  [{ search: 'a'.repeat(101) }, 'The search must be at most 100 characters.'],
  [{ search: 'a\u0000b' }, 'The search contains characters that aren’t allowed.'],
  [{ search: '\ud800' }, 'The search contains characters that aren’t allowed.'],
  [{ search: 7 }, 'The search must be text.'],
])('%j is refused with a sentence', (input, sentence) => {
  const { error } = ListUsersInput.safeParse(input);
  expect(error?.issues).toHaveLength(1);
  expect(sayRefusal('en', refusalOf(error).said)).toBe(sentence);
});

test('a user is shown with everything but the secrets', async () => {
  const { items } = await list({ search: 'rahima' });
  const view = items[0] as UserView;
  expect(await getUser(db, view.id)).toEqual(view);
  expect(view).toEqual({
    id: '00000000-0000-4000-8000-000000000000',
    email: 'rahima@one.test',
    role: 'rider',
    deskRole: null,
    status: 'active',
    isEmailVerified: true,
    name: 'Rahima Khatun',
    phone: '017',
    address: null,
    avatarUrl: null,
    createdAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
    updatedAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
  });
  await expect(getUser(db, crypto.randomUUID())).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
});

test('a search uses its index among many', async () => {
  await db.pool.query(
    `insert into users (id, name, email, role, password_hash)
      select gen_random_uuid(), md5(n::text), 'many' || n || '@example.test', 'rider', 'x' from generate_series(1, 20000) n`,
  );
  await db.pool.query('vacuum analyze users');
  const scans = async () =>
    (
      await db.pool.query<{ scans: number }>(
        `select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'users_search'`,
      )
    ).rows[0]?.scans ?? 0;
  const before = await scans();
  expect(await names({ search: 'rahima' })).toEqual(['Rahima']);
  // Servers report their statistics a moment later.
  await expect.poll(scans).toBeGreaterThan(before);
});
