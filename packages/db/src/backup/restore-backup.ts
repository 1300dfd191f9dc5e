import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { committedMigrations, migrateDatabase } from '../migrate.ts';
import { BackupError, readAbout, tableFile, type BackupAbout } from './backup-folder.ts';
import { quoted, quotedWithColumns, quoteName, SCHEMAS } from './stored-tables.ts';

/**
 * Fills an empty database with a backup, in one transaction, and brings it up to date.
 * @throws BackupError if the database isn't empty, or the backup isn't whole or of a newer release
 */
export async function restoreBackup(connectionString: string, folder: string): Promise<BackupAbout> {
  const about = await readAbout(folder);
  for (const table of about.tables)
    if (!existsSync(tableFile(folder, table)))
      throw new BackupError(`The backup in ${folder} isn't whole: the rows of ${table.name} are missing.`);
  await withClient(connectionString, assertEmpty);
  await migrateUntil(connectionString, about.migratedAt);
  await withClient(connectionString, (client) => fill(client, folder, about)).catch((cause: Error) => {
    throw new BackupError(
      `The backup can't be restored: ${cause.message.replace(/\.$/, '')}. The database has tables without rows now; try again with a new one.`,
      { cause },
    );
  });
  await migrateDatabase(connectionString);
  return about;
}

async function withClient(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; tables: number }>(
    `select current_database() as database, count(*)::int as tables from pg_tables where schemaname = any($1)`,
    [SCHEMAS],
  );
  const [{ database, tables } = { database: '', tables: 0 }] = rows;
  if (tables > 0)
    throw new BackupError(
      `The database ${database} isn't empty: it has ${tables} tables. Restore into a new one, so that nothing is lost.`,
    );
}

/** The schema as it was when the backup was made. */
async function migrateUntil(connectionString: string, migratedAt: number): Promise<void> {
  const journal = JSON.parse(await readFile(join(committedMigrations, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  if (!journal.entries.some(({ when }) => when === migratedAt))
    throw new BackupError('This backup was made by a newer Ridewire. Restore it with that one.');
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'ridewire-restore-'));
  try {
    await cp(committedMigrations, migrationsFolder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= migratedAt);
    await writeFile(join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(connectionString, { migrationsFolder });
  } finally {
    await rm(migrationsFolder, { recursive: true });
  }
}

/** Foreign keys, for which tables would need an order, and checks that older rows need not pass. */
const CONSTRAINTS = `
select n.nspname as schema, c.relname as name, o.conname as constraint, pg_get_constraintdef(o.oid) as definition
from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any($1) and (o.contype = 'f' or (o.contype = 'c' and not o.convalidated))`;

/** Triggers of ours that are on; some are also where changes of another database are applied. */
const TRIGGERS = `
select n.nspname as schema, c.relname as name, t.tgname as trigger, t.tgenabled = 'A' as "isAlways"
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any($1) and not t.tgisinternal and t.tgenabled <> 'D'`;

async function fill(client: pg.Client, folder: string, about: BackupAbout): Promise<void> {
  await client.query('begin');
  const constraints = await client.query<{
    schema: string;
    name: string;
    constraint: string;
    definition: string;
  }>(CONSTRAINTS, [SCHEMAS]);
  for (const each of constraints.rows)
    await client.query(`alter table ${quoted(each)} drop constraint ${quoteName(each.constraint)}`);
  const triggers = await client.query<{ schema: string; name: string; trigger: string; isAlways: boolean }>(
    TRIGGERS,
    [SCHEMAS],
  );
  for (const each of triggers.rows)
    await client.query(`alter table ${quoted(each)} disable trigger ${quoteName(each.trigger)}`);
  // Migrations fill some.
  await client.query(`truncate ${about.tables.map(quoted).join(', ')}`);
  for (const table of about.tables) {
    const rows = client.query(copyFrom(`copy ${quotedWithColumns(table)} from stdin`));
    await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), rows);
    if (rows.rowCount !== table.rows)
      throw new Error(`it isn't whole, ${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`);
  }
  for (const each of triggers.rows)
    await client.query(
      `alter table ${quoted(each)} enable ${each.isAlways ? 'always ' : ''}trigger ${quoteName(each.trigger)}`,
    );
  for (const { last, isCalled, ...sequence } of about.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), last, isCalled]);
  // Adding a foreign key checks it.
  for (const each of constraints.rows)
    await client.query(
      `alter table ${quoted(each)} add constraint ${quoteName(each.constraint)} ${each.definition}`,
    );
  await client.query('commit');
  await client.query('analyze');
}
