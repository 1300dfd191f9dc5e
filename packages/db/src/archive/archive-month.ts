import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quoteName } from '../backup/stored-tables.ts';
import type { ArchivedFile } from '../schema/ride-archives.ts';
import { aloneInArchive } from './alone.ts';
import { ArchiveError } from './archive-error.ts';
import { writeArchiveFile } from './archive-file.ts';
import { ARCHIVED_TABLES, isInMonth, NOT_ARCHIVED } from './archived-tables.ts';
import { isOver, listDueMonths } from './list-due-months.ts';
import { loadFile } from './load-file.ts';
import type { Month } from './months.ts';

export interface ArchivedMonth {
  month: string;
  rows: number;
}

interface Options {
  folder: string;
  /** How many whole months stay in the database, besides the present one. */
  keepMonths: number;
  now?: Date;
  /** Ends the work. */
  signal?: AbortSignal;
  /** Called between the steps; a test looks around there, or ends the work. */
  onStep?: (step: 'written' | 'removed', table: string) => void | Promise<void>;
}

/**
 * Moves the details of the oldest due month into files. All in one transaction: the rows are written, read back from the
 * files and deleted if they are the same, and with the commit they are gone and the month is noted. Ended at any moment,
 * it has changed nothing in the database. It takes no locks but those of the rows it deletes.
 * @returns null if there is nothing to do; undefined if another process is at it
 * @throws ArchiveError if a file isn't whole
 */
export const archiveOldestMonth = (
  connectionString: string,
  options: Options,
): Promise<ArchivedMonth | null | undefined> =>
  aloneInArchive(
    connectionString,
    async (client) => {
      for (const month of await listDueMonths(client, options.keepMonths, options.now)) {
        if (!(await isOver(client, month))) continue;
        const files = month.isBack ? await takeBack(client, month) : await writeFiles(client, month, options);
        for (const file of files) {
          await remove(client, options.folder, file);
          await options.onStep?.('removed', file.table);
        }
        return { month: month.month, rows: files.reduce((sum, { rows }) => sum + rows, 0) };
      }
      return null;
    },
    options,
  );

async function writeFiles(client: pg.Client, month: Month, options: Options): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for (const table of Object.keys(ARCHIVED_TABLES)) {
    files.push(await writeFile(client, month, options.folder, table));
    await options.onStep?.('written', table);
  }
  await client.query('insert into ride_archives (month, from_id, to_id, files) values ($1, $2, $3, $4)', [
    month.month,
    month.fromId,
    month.toId,
    JSON.stringify(files),
  ]);
  return files;
}

const COLUMNS = `
select attname::text as name from pg_attribute
where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

async function writeFile(
  client: pg.Client,
  { month, fromId, toId }: Month,
  folder: string,
  table: string,
): Promise<ArchivedFile> {
  const found = await client.query<{ name: string }>(COLUMNS, [table]);
  const columns = found.rows.map(({ name }) => name).filter((name) => name !== NOT_ARCHIVED);
  const text = `copy (select ${columns.map(quoteName).join(', ')} from ${table}
    where ${isInMonth('ride_id', `'${fromId}'`, `'${toId}'`)} order by ${ARCHIVED_TABLES[table]?.join(', ')}) to stdout with (header)`;
  const copy = client.query(copyTo(text));
  // Whoever reads it is told, but a connection that ends later would be told to nobody.
  copy.on('error', () => {});
  const written = await writeArchiveFile(folder, `${table}_${month}`, copy);
  return { table, columns, rows: copy.rowCount, ...written };
}

/** A month that was brought back is in its files as it was. What happened to its rides since isn't, and stays. */
async function takeBack(client: pg.Client, { month }: Month): Promise<ArchivedFile[]> {
  const { rows } = await client.query<{ files: ArchivedFile[] }>(
    'update ride_archives set brought_back_at = null where month = $1 returning files',
    [month],
  );
  return rows[0]?.files ?? [];
}

/** Deletes the rows that can be read from the file, and no others. */
async function remove(client: pg.Client, folder: string, file: ArchivedFile): Promise<void> {
  const { table, rows } = file;
  const filed = `filed_${table}`;
  await client.query(`create temp table ${filed} (like ${table} including defaults) on commit drop`);
  await loadFile(client, folder, file, filed);
  await client.query(`analyze ${filed}`);
  // A trigger refuses to delete events otherwise, and all events of rides that are in no archive.
  await client.query(`set local ridewire.archives_rides = 'yes'`);
  const same = ARCHIVED_TABLES[table]?.map((column) => `t.${column} = f.${column}`).join(' and ');
  const { rowCount } = await client.query(`delete from ${table} t using ${filed} f where ${same}`);
  if (rowCount !== rows)
    throw new ArchiveError(`${rowCount} rows of ${table} are in the file ${file.file} instead of ${rows}.`);
}
