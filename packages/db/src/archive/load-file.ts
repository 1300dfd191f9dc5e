import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoteName } from '../backup/stored-tables.ts';
import type { ArchivedFile } from '../schema/ride-archives.ts';
import { ArchiveError } from './archive-error.ts';
import { readArchiveFile } from './archive-file.ts';

/**
 * Adds a file's rows to a table.
 * @throws ArchiveError if it isn't the file that was written, or the table doesn't take a row
 */
export async function loadFile(
  client: pg.Client,
  folder: string,
  { file, columns, rows, sha256 }: ArchivedFile,
  table: string,
): Promise<void> {
  const copy = client.query(
    copyFrom(
      `copy ${quoteName(table)} (${columns.map(quoteName).join(', ')}) from stdin with (header match)`,
    ),
  );
  // The file's end is waited for below; a connection that ends later would be told to nobody.
  copy.on('error', () => {});
  const found = await readArchiveFile(folder, file, copy).catch((cause: Error & { code?: string }) => {
    if (cause.code === '55P03')
      throw new ArchiveError(`A ride or a driver that ${file} names is being changed for long. Try again.`, {
        cause,
      });
    throw new ArchiveError(`The archived file ${file} in ${folder} can't be loaded: ${cause.message}.`, {
      cause,
    });
  });
  if (found !== sha256 || copy.rowCount !== rows)
    throw new ArchiveError(
      `The file ${file} in ${folder} isn't the one that was written: it has ${copy.rowCount} rows instead of ${rows}, or others.`,
    );
}
