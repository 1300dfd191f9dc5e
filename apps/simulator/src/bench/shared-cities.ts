import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

export const DHAKA_FILE = `${FOLDER}dhaka-streets.osm.pbf`;
export const MONACO_FILE = `${FOLDER}monaco.osm.pbf`;

/** @throws Error where there are none */
export function assertSharedCities(): void {
  for (const file of [DHAKA_FILE, MONACO_FILE])
    if (!existsSync(file))
      throw new Error(`There is no ${file}: this benchmark needs real cities beside the project.`);
}
