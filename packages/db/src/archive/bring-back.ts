import type { ArchivedFile } from '../schema/ride-archives.ts';
import { aloneInArchive } from './alone.ts';
import { ArchiveError } from './archive-error.ts';
import { loadFile } from './load-file.ts';

/**
 * Puts the details of a month's rides back into the database, next to what happened to them since. The files stay. All in
 * one transaction of ordinary inserts: people ride on meanwhile, and a try that was ended leaves nothing. While the offers come
 * in, changes that lock their drivers' rows wait.
 * @param month such as 2027-01
 * @returns how many rows came back
 * @param options.patienceMs how long it waits for a row that somebody is changing
 * @throws ArchiveError if the month isn't in the archive, a file isn't whole, or a row isn't free; nothing has changed then
 */
export async function bringBack(
  connectionString: string,
  folder: string,
  month: string,
  { signal, patienceMs }: { signal?: AbortSignal; patienceMs?: number } = {},
): Promise<number> {
  const rows = await aloneInArchive(
    connectionString,
    async (client) => {
      const found = await client.query<{ files: ArchivedFile[] }>(
        'update ride_archives set brought_back_at = now() where month = $1 and brought_back_at is null returning files',
        [month],
      );
      const files = found.rows[0]?.files;
      if (!files) {
        const there = await client.query<{ month: string }>(
          'select month from ride_archives where brought_back_at is null order by month',
        );
        const months = there.rows.map((row) => row.month).join(', ');
        throw new ArchiveError(`There is no ${month} in the archive. It has ${months || 'nothing'}.`);
      }
      for (const file of files) await loadFile(client, folder, file, file.table);
      return files.reduce((sum, file) => sum + file.rows, 0);
    },
    { waits: true, patienceMs, signal },
  );
  return rows ?? 0;
}
