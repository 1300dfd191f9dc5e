import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a test says that is left out without them. */
export const NEEDS_DATA = 'needs recorded data: RIDEWIRE_DATA names its folder';

/** Where a real city's extract or recorded trips lie; null on a machine that has none. */
export function findRecorded(name: string, folder = process.env['RIDEWIRE_DATA']): string | null {
  if (!folder) return null;
  const path = join(folder, name);
  return existsSync(path) ? path : null;
}
