import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type MediaStore } from './media-store.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Keeps pictures and documents in a folder, which is created on first use. */
export function createFileStore(folder: string): MediaStore {
  const unfinished = join(folder, 'unfinished');
  const placeOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      const draft = join(unfinished, randomUUID());
      try {
        await mkdir(unfinished, { recursive: true });
        await mkdir(dirname(place), { recursive: true });
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        const file = await open(placeOf(key));
        const { size } = await file.stat();
        return { stream: file.createReadStream(), length: size };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      const place = placeOf(key);
      await rm(place, { force: true });
      // Removing the last file of a folder removes the folder too.
      await rmdir(dirname(place)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'ENOENT') throw error;
      });
    },
  };
}
