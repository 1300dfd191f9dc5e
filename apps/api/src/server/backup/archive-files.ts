import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from './media-files.ts';

const archiveIn = (folder: string): string => join(folder, 'archive');

/** Without a copy on the disk, where the file system can do that. */
const copy = (from: string, to: string): Promise<void> => copyFile(from, to, constants.COPYFILE_FICLONE);

/**
 * Copies the files of archived months that these rows name. A file never changes, so it doesn't matter when.
 * @returns how many, and how many of them are not in this archive
 */
export async function keepArchive(
  client: Reader,
  archive: string,
  folder: string,
): Promise<{ kept: number; gone: number }> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('ride_archives') is not null as has`,
  );
  // Before an upgrade.
  if (!rows[0]?.has) return { kept: 0, gone: 0 };
  const files = await client.query<{ file: string }>(
    `select f.value ->> 'file' as file from ride_archives, jsonb_array_elements(files) f`,
  );
  let kept = 0;
  if (files.rows.length > 0) await mkdir(archiveIn(folder), { recursive: true, mode: 0o700 });
  for (const { file } of files.rows) {
    try {
      await copy(join(archive, file), join(archiveIn(folder), file));
      kept += 1;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }
  }
  return { kept, gone: files.rows.length - kept };
}

/** Puts a backup's archived months into this archive. @returns how many files */
export async function bringArchive(archive: string, folder: string): Promise<number> {
  const names = await readdir(archiveIn(folder)).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) await mkdir(archive, { recursive: true, mode: 0o700 });
  for (const name of names) await copy(join(archiveIn(folder), name), join(archive, name));
  return names.length;
}
