import { access } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quoteName } from '../backup/stored-tables.ts';
import type { ArchivedFile } from '../schema/ride-archives.ts';
import { aloneInArchive } from './alone.ts';
import { ArchiveError } from './archive-error.ts';
import { writeArchiveFile } from './archive-file.ts';
import { ARCHIVED_TABLES, isInMonth, NOT_ARCHIVED } from './archived-tables.ts';
import { isOver, listDueMonths, type DueMonth } from './list-due-months.ts';
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
 * it has changed nothing in the database. It locks the rows it deletes, and no table against reading or writing. A month that
 * can't be archived is passed over.
 * @returns null if there is nothing to do; undefined if another process is at it
 * @throws ArchiveError if this isn't the folder of the months before. If a month was passed over, why; the next one is archived
 */
export async function archiveOldestMonth(
  connectionString: string,
  options: Options,
): Promise<ArchivedMonth | null | undefined> {
  const failed = new Map<string, unknown>();
  for (;;) {
    let tried = '';
    const work = async (client: pg.Client): Promise<ArchivedMonth | null> => {
      for (const month of await listDueMonths(client, options.keepMonths, options.now)) {
        if (failed.has(month.month) || !(await isOver(client, month))) continue;
        await requireLastFiles(client, options.folder);
        tried = month.month;
        return archive(client, month, options);
      }
      return null;
    };
    let done: ArchivedMonth | null | undefined;
    try {
      // The connection of a month that failed may still have the lock.
      done = await aloneInArchive(connectionString, work, { ...options, waits: failed.size > 0 });
    } catch (error) {
      // A full disk, for example, ends it: every other month would fail too, after much work.
      const isOfMonth = error instanceof ArchiveError || error instanceof pg.DatabaseError;
      if (tried === '' || !isOfMonth || options.signal?.aborted) throw error;
      failed.set(tried, error);
      continue;
    }
    for (const error of failed.values()) throw error;
    return done;
  }
}

async function archive(client: pg.Client, month: DueMonth, options: Options): Promise<ArchivedMonth> {
  const files = month.isBack ? await takeBack(client, month) : await writeFiles(client, month, options);
  for (const file of files) {
    await remove(client, options.folder, file);
    await options.onStep?.('removed', file.table);
  }
  return { month: month.month, rows: files.reduce((sum, { rows }) => sum + rows, 0) };
}

const LAST_FILES = `
select f.value ->> 'file' as file from (
  select files from ride_archives where brought_back_at is null order by archived_at desc limit 3
) last, jsonb_array_elements(last.files) f`;

/** Several machines, each with a folder of its own, would spread the archive over them. */
async function requireLastFiles(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ file: string }>(LAST_FILES);
  for (const { file } of rows)
    await access(join(folder, file)).catch((cause: Error) => {
      throw new ArchiveError(
        `${file}, one of the last archived files, can't be found in ${folder}, so nothing is archived there. All processes need the same DATA_DIR.`,
        { cause },
      );
    });
}

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
  // The reader is told of errors. One that comes after the last row has no reader.
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
