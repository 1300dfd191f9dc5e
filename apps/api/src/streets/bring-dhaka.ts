import { openDb, schema } from '@ridewire/db';
import type { MadeCity } from '@ridewire/streets/make-city';
import { DHAKA_MADE_VERSION, loadDhaka } from '@ridewire/streets/dhaka/prepared-dhaka';
import { DHAKA_ATTRIBUTION } from '@ridewire/streets/dhaka/read-dhaka';
import { isNotNull, sql } from 'drizzle-orm';
import { CityLockError, withCityLock } from './city-lock.ts';
import { bringCity } from './import-city.ts';
import { isShipped, SHIPPED_SOURCE } from './shipped-source.ts';

const { cities, cityTiles } = schema;

/** On a slow machine it takes a minute to bring the city, in milliseconds. */
const WAIT_MS = 300_000;

/**
 * Brings the Dhaka that comes along into a database that has no city, or an older state of it in use, or one without its
 * map. Of servers that start at once one does it; where there is no city yet, the others wait, so that none serves without streets.
 * @param load reads it
 * @returns whether it did
 * @throws {OsmFileError} where the included city is missing or damaged; the database's error
 */
export async function bringDhaka(
  connectionString: string,
  load: () => Promise<MadeCity> = loadDhaka,
): Promise<boolean> {
  const need = await findNeed(connectionString);
  if (need === null) return false;
  const made = await load();
  try {
    await bringCity(connectionString, () => made, {
      name: 'dhaka',
      title: 'Dhaka',
      source: SHIPPED_SOURCE,
      sourceVersion: DHAKA_MADE_VERSION,
      attribution: DHAKA_ATTRIBUTION,
      box: null,
    });
    return true;
  } catch (error) {
    if (!(error instanceof CityLockError)) throw error;
    if (need === 'first') await waitForOther(connectionString);
    return false;
  }
}

async function waitForOther(connectionString: string): Promise<void> {
  const db = openDb(connectionString, { maxConnections: 1, timeoutMs: WAIT_MS });
  try {
    await withCityLock(db, () => Promise.resolve(), { waits: true });
  } finally {
    await db.close();
  }
}

async function findNeed(connectionString: string): Promise<'first' | 'newer' | null> {
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    const { source, sourceVersion, isUsed } = cities;
    const hasTiles = sql<boolean>`exists (select from ${cityTiles} where ${cityTiles.cityId} = ${cities.id})`;
    const found = await db.orm
      .select({ source, sourceVersion, isUsed, hasTiles })
      .from(cities)
      .where(isNotNull(cities.finishedAt));
    const isOld = (city: (typeof found)[number]) =>
      city.isUsed && isShipped(city.source) && (isOlder(city.sourceVersion) || !city.hasTiles);
    if (found.length === 0) return 'first';
    return found.some(isOld) ? 'newer' : null;
  } finally {
    await db.close();
  }
}

/** Newer ones stay: otherwise, two releases on one database would replace each other's in turn. */
function isOlder(version: string | null): boolean {
  const [has = 0, hasTiles = 0] = partsOf(version ?? '');
  const [ours = 0, ourTiles = 0] = partsOf(DHAKA_MADE_VERSION);
  return has < ours || (has === ours && hasTiles < ourTiles);
}

const partsOf = (version: string): number[] => version.split('.').map(Number);
