import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { collectFiles, type Chunk } from './check-styles.ts';

const PAGES = 'src/app/routes/_shell/dashboard';
/**
 * What a page is made of, as the manifest names it, and how many bytes of script it may ask for before its map, by gzip.
 * The frame around it and what follows a person come with each.
 */
const HOMES: Record<string, { entries: string[]; mostBytes: number }> = {
  rider: { entries: [`${PAGES}/rider/index.tsx`, 'src/app/shell/FollowRider.tsx'], mostBytes: 246_000 },
  driver: { entries: [`${PAGES}/driver/index.tsx`, 'src/app/shell/FollowDriver.tsx'], mostBytes: 271_000 },
  admin: { entries: [`${PAGES}/admin/index.tsx`, 'src/app/shell/FollowAdmin.tsx'], mostBytes: 248_300 },
};
const FRAME = ['index.html', 'src/app/routes/_shell/route.tsx'];

/**
 * Sums what each home asks for.
 * @param built the build's folder
 * @throws when a home weighs more than it may, or is not in the manifest
 */
export async function checkWeight(manifest: Record<string, Chunk>, built: URL): Promise<void> {
  const keys = Object.keys(manifest);
  const keyOf = (entry: string) => keys.filter((key) => key.split('?')[0] === entry);
  for (const [name, { entries, mostBytes }] of Object.entries(HOMES)) {
    if (keyOf(entries[0] ?? '').length === 0) throw new Error(`The manifest has no home of a ${name}.`);
    const { scripts } = collectFiles(manifest, [...FRAME, ...entries].flatMap(keyOf));
    const sizes = await Promise.all([...scripts].map((file) => weigh(new URL(file, built))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > mostBytes)
      throw new Error(
        `The home of a ${name} asks for ${bytes} bytes of script before its map, ${mostBytes} at most.`,
      );
  }
}

const weigh = async (file: URL) => (await promisify(gzip)(await readFile(file), { level: 9 })).length;
