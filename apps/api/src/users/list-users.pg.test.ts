import { ListUsersInput, type Role, type UserStatus } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { foldFigures } from '../figures/fold-figures.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import { findUserIds } from '../search/find-user-ids.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listUsers } from './list-users.ts';

const database = useTestDatabase();
const core = useTestCore(database);

beforeAll(async () => {
  // Many at one moment, and some days without any.
  await core.db.pool.query(
    `insert into users (id, name, email, role, status, password_hash, phone, created_at)
      select uuidv7(), case when n % 50 = 0 then 'রহিম ' else 'Rahman ' end || n, 'person' || n || '@example.test',
        (case when n % 9 = 0 then 'driver' when n % 700 = 1 then 'admin' else 'rider' end)::role,
        (case when n % 4 = 0 then 'blocked' else 'active' end)::user_status, 'none',
        case n % 5 when 0 then '+880 17' || n when 1 then '017' || n || '-' || n when 2 then '০১৭ ' || translate(n::text, '0123456789', '০১২৩৪৫৬৭৮৯') end,
        now() - (n / 300 * 2) * interval '1 day' - n / 3 * interval '1 second'
      from generate_series(1, 4500) n`,
  );
});

interface Filter {
  role?: Role;
  status?: UserStatus;
}

const DIGITS = `regexp_replace(translate(phone, '০১২৩৪৫৬৭৮৯', '0123456789'), '\\D', '', 'g')`;

async function readAll({ role, status }: Filter, search = ''): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `select id from users where ($1::role is null or role = $1) and ($2::user_status is null or status = $2)
        and (strpos(lower(name), lower($3)) > 0 or strpos(lower(email), lower($3)) > 0
          or strpos(${DIGITS}, $3) > 0) order by created_at desc, id desc`,
    [role ?? null, status ?? null, search],
  );
  return rows.map(({ id }) => id);
}

test.each<Filter>([
  {},
  { role: 'rider' },
  { role: 'driver' },
  { role: 'admin' },
  { status: 'blocked' },
  { status: 'active' },
  { role: 'rider', status: 'active' },
  { role: 'admin', status: 'blocked' },
])('pages of %j are those an offset would read, from the first to the last', async (filter) => {
  const all = await readAll(filter);
  for (const limit of [7, 100]) {
    const pages = Math.ceil(all.length / limit);
    const wanted = [1, 2, pages * 0.26, pages * 0.5, pages * 0.71, pages - 1, pages, pages + 1].map(
      Math.ceil,
    );
    for (const page of new Set(wanted.filter((each) => each >= 1))) {
      const { items, total } = await listUsers(core.db, ListUsersInput.parse({ ...filter, page, limit }));
      expect([page, total]).toEqual([page, all.length]);
      expect(items.map(({ id }) => id)).toEqual(all.slice((page - 1) * limit, page * limit));
    }
  }
  await foldFigures(core.db);
});

test.each(['rahman', 'RAHMAN 44', 'person4321@', 'রহিম', 'রহিম 4', 'nobody', '7', '%', 'x'.repeat(100)])(
  'a search for %s finds the same by index as by looking at each',
  async (text) => {
    for (const filter of [{}, { role: 'driver' }, { status: 'blocked' }] as const) {
      const all = (await readAll(filter, text)).slice(0, 1_001);
      for (const looks of [{ glance: 30, long: 90 }, undefined]) {
        const { ids, searchedNewest } = await inSnapshot(core.db, (snapshot) =>
          findUserIds(snapshot, text, filter, looks),
        );
        expect(ids).toEqual(searchedNewest ? all.slice(0, ids.length) : all);
      }
    }
  },
);

test.each([
  ['+88 0174000', '0174000'],
  ['0174000', '0174000'],
  ['1740-00', '174000'],
  ['0088 (017) 4001', '0174001'],
  ['০১৭৪০০', '017400'],
  ['+88 017', '017'],
])('a phone number is found as %s, by index too', async (text, digits) => {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `select id from users where strpos(${DIGITS}, $1) > 0
      order by created_at desc, id desc limit 1001`,
    [digits],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const looks of [{ glance: 30, long: 90 }, undefined]) {
    const { ids } = await inSnapshot(core.db, (snapshot) => findUserIds(snapshot, text, {}, looks));
    expect(ids).toEqual(rows.map(({ id }) => id));
  }
});
