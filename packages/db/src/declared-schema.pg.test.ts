import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import config from '../drizzle.config.ts';
import { query } from './testing/query.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { makeTestFolder, removeTestFolder } from './testing/test-folder.ts';

/** How PostgreSQL describes each index and constraint, by name. */
const INDEXES = `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`;
/**
 * “Not null” is a constraint too, and keeps its name when the column is renamed. A constraint added later may leave older
 * rows unchecked.
 */
const CONSTRAINTS = `select concat_ws(' ', conrelid::regclass, case contype when 'n' then pg_get_constraintdef(oid) else conname end) as name,
    regexp_replace(pg_get_constraintdef(oid), ' NOT VALID$', '') as definition
  from pg_constraint where connamespace = 'public'::regnamespace`;

/** Keeps only what the schema does not declare: extensions, and the functions its indexes call. */
const CLEAR = `do $$ declare each text; begin
  for each in
    select format('drop table %I cascade', tablename) from pg_tables where schemaname = 'public'
    union all
    select format('drop type %I cascade', typname) from pg_type
      where typnamespace = 'public'::regnamespace and typtype = 'e'
  loop execute each; end loop;
end $$`;

/** The first migration for an empty project: it creates the schema's tables from nothing. */
function declaration(): string {
  const out = makeTestFolder();
  const { dialect, schema, casing } = config as { dialect: string; schema: string; casing: string };
  execFileSync(
    process.execPath,
    [
      ...['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'all'],
      ...[`--dialect=${dialect}`, `--schema=${schema}`, `--casing=${casing}`, `--out=${out}`],
    ],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'pipe' },
  );
  const statements = readFileSync(join(out, '0000_all.sql'), 'utf8');
  removeTestFolder(out);
  return statements;
}

const migrated = useTestDatabase();
const declared = useTestDatabase();
beforeAll(async () => {
  await query(declared.connectionString, CLEAR);
  await query(declared.connectionString, declaration());
});

async function find(connectionString: string, text: string): Promise<Record<string, string>> {
  const rows = await query<{ name: string; definition: string }>(connectionString, text);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

test.each([
  ['index', INDEXES],
  ['constraint', CONSTRAINTS],
])('the migrated database has every %s that the schema declares, and no other', async (_what, text) => {
  expect(await find(migrated.connectionString, text)).toEqual(await find(declared.connectionString, text));
});
