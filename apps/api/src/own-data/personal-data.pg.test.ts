import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { useTestCore } from '../testing/use-test-core.ts';

const core = useTestCore(useTestDatabase());

test('a table that names a person has a noun that answers for it', async () => {
  const { rows } = await core.db.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'drivers'::regclass)`,
  );
  const declared = core.personalData.flatMap(({ tables }) => tables);
  expect(declared).toEqual([...new Set(declared)]);
  expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
});

test('a declared table exists', async () => {
  const { rows } = await core.db.pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass(name) is null`,
    [core.personalData.flatMap(({ tables }) => tables)],
  );
  expect(rows).toEqual([]);
});

test('no two lists of the file have one name', () => {
  const names = core.personalData.flatMap(({ lists = [] }) => lists.map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
});
