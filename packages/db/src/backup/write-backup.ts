import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isSandbox } from '../is-sandbox.ts';
import { BackupError, makeBackupFolder, tableFile, writeAbout, type BackupAbout } from './backup-folder.ts';
import { listTables, quotedWithColumns, readSequences } from './stored-tables.ts';

/**
 * Writes all rows of the database, as they were at one moment, into a new folder. People may go on meanwhile; only
 * migrations wait.
 * @param options.alsoKeep called at the same moment of the data, to keep what lies outside of the database
 * @param options.snapshot of another transaction; the present moment unless given
 * @throws BackupError if the folder isn't empty, or the database is a sandbox's
 */
export async function writeBackup(
  connectionString: string,
  folder: string,
  { alsoKeep, snapshot }: { alsoKeep?: (client: pg.Client) => Promise<void>; snapshot?: string } = {},
): Promise<BackupAbout> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    if (snapshot) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
    if (!(await isOurs(client))) throw new BackupError('There is nothing of Ridewire in this database.');
    // Its copy would be without the mark, with rows from the future and passwords that everyone knows.
    if (await isSandbox(client)) throw new BackupError('This database is a sandbox’s, and has no backups.');
    makeBackupFolder(folder);
    const found = await client.query<{ at: string }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    );
    const about: BackupAbout = {
      format: 1,
      madeAt: new Date().toISOString(),
      migratedAt: Number(found.rows[0]?.at),
      tables: [],
      sequences: await readSequences(client),
    };
    for (const table of await listTables(client)) {
      const rows = client.query(copyTo(`copy ${quotedWithColumns(table)} to stdout`));
      const file = createWriteStream(tableFile(folder, table), { mode: 0o600, flush: true });
      await pipeline(rows, createGzip(), file);
      about.tables.push({ ...table, rows: rows.rowCount });
    }
    await alsoKeep?.(client);
    await writeAbout(folder, about);
    return about;
  } finally {
    await client.end();
  }
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as found`,
  );
  return rows[0]?.found != null;
}
