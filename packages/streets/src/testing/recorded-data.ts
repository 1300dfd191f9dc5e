import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a test that is skipped without the data. */
export const NEEDS_DATA = 'needs recorded data: RIDEWIRE_DATA names its folder';

/** The path of a real city's extract or recorded trips; null on a machine without them. */
export function findRecorded(name: string, folder = process.env['RIDEWIRE_DATA']): string | null {
  if (!folder) return null;
  const path = join(folder, name);
  return existsSync(path) ? path : null;
}
