import { openDb, schema } from '@ridewire/db';
import { DHAKA_OUTLINE_VERSION, dhakaOutline } from '@ridewire/streets/dhaka/dhaka-outline';
import { TILES_VERSION } from '@ridewire/streets/make-tiles';
import { isNotNull, sql } from 'drizzle-orm';
import { CityLockError } from './city-lock.ts';
import { importCity } from './import-city.ts';
import { OUTLINE_SOURCE } from './outline-source.ts';

const { cities, cityTiles } = schema;
/** Of what is drawn, and of how. */
const VERSION = `${DHAKA_OUTLINE_VERSION}.${TILES_VERSION}`;

/**
 * Brings Dhaka's main roads, as they are drawn by us, into a database that has no city, or an older state of them in
 * use, or one without its map. Of servers that start at once one does it; the others hear of it.
 * @returns whether it did
 * @throws the database's error
 */
export async function importOutline(connectionString: string): Promise<boolean> {
  if (!(await isMissing(connectionString))) return false;
  try {
    await importCity(connectionString, dhakaOutline(), {
      name: 'dhaka',
      title: 'Dhaka',
      source: OUTLINE_SOURCE,
      sourceVersion: VERSION,
      attribution: '',
      box: null,
    });
    return true;
  } catch (error) {
    if (error instanceof CityLockError) return false;
    throw error;
  }
}

async function isMissing(connectionString: string): Promise<boolean> {
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    const { source, sourceVersion, isUsed } = cities;
    const hasTiles = sql<boolean>`exists (select from ${cityTiles} where ${cityTiles.cityId} = ${cities.id})`;
    const found = await db.orm
      .select({ source, sourceVersion, isUsed, hasTiles })
      .from(cities)
      .where(isNotNull(cities.finishedAt));
    const isOld = (city: (typeof found)[number]) =>
      city.isUsed && city.source === OUTLINE_SOURCE && (isOlder(city.sourceVersion) || !city.hasTiles);
    return found.length === 0 || found.some(isOld);
  } finally {
    await db.close();
  }
}

/** Newer ones stay: two releases on one database would else bring theirs in turn. */
function isOlder(version: string | null): boolean {
  const [outline = 0, tiles = 0] = (version ?? '').split('.').map(Number);
  return outline < DHAKA_OUTLINE_VERSION || (outline === DHAKA_OUTLINE_VERSION && tiles < TILES_VERSION);
}
