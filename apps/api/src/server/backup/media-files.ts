import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { documentKey } from '../../documents/document-file.ts';
import { avatarKeys } from '../../media/avatar-address.ts';
import type { MediaStore } from '../../media/media-store.ts';

export interface Reader {
  query<Row extends object>(statement: string): Promise<{ rows: Row[] }>;
}

const filesIn = (folder: string): string => join(folder, 'files');

/**
 * Copies the pictures and documents that these rows name, from a folder or S3.
 * @returns how many, and how many of them are no longer there
 */
export async function keepFiles(
  client: Reader,
  media: Pick<MediaStore, 'get'>,
  folder: string,
): Promise<{ kept: number; gone: number }> {
  const [avatars, documents] = [
    await client.query<{ id: string }>('select id from avatars'),
    await client.query<{ id: string; type: 'webp' | 'pdf' }>(
      'select id, file_type as type from driver_documents',
    ),
  ];
  const keys = [
    ...avatars.rows.flatMap(({ id }) => Object.values(avatarKeys(id))),
    ...documents.rows.map(({ id, type }) => documentKey(id, type)),
  ];
  let kept = 0;
  for (const key of keys) {
    const file = await media.get(key);
    if (!file) continue;
    const place = join(filesIn(folder), key);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(file.stream, createWriteStream(place, { mode: 0o600, flush: true }));
    kept += 1;
  }
  return { kept, gone: keys.length - kept };
}

/** Puts a backup's files into the store. @returns how many */
export async function bringFiles(media: Pick<MediaStore, 'put'>, folder: string): Promise<number> {
  const files = filesIn(folder);
  if (!existsSync(files)) return 0;
  const found = await readdir(files, { recursive: true, withFileTypes: true });
  const paths = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  for (const path of paths) await media.put(relative(files, path).split(sep).join('/'), await readFile(path));
  return paths.length;
}
