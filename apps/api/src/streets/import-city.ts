import { openDb, schema } from '@ridewire/db';
import type { Area } from '@ridewire/contracts';
import type { OsmExtract } from '@ridewire/streets';
import { makeCity, type MadeCity } from '@ridewire/streets/make-city';
import { eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { withCityLock } from './city-lock.ts';
import { storePlaces, storeTiles } from './store-city.ts';
import { switchCity } from './switch-city.ts';

const { cities } = schema;

/** A city's name and source. */
export interface CityAbout {
  /** A short word of lowercase letters, digits and hyphens. */
  name: string;
  title: string;
  source: string;
  sourceVersion: string | null;
  attribution: string;
  /** Null where only its streets tell its extent. */
  box: Area | null;
}

export interface ImportOptions {
  /** Called with the present step and its finished share, 0 to 1. */
  onProgress?: (what: string, share: number) => void;
}

export interface ImportedCity {
  id: string;
  junctions: number;
  streetKm: number;
  tiles: number;
  places: number;
  /** The stored size of the graph and the tiles. */
  bytes: number;
}

/**
 * Makes streets, tiles and places of an extract, stores them, and then, in one transaction, replaces the city in use.
 * Until then nothing of it is visible. The next import removes the rest of an interrupted one.
 * @throws {CityLockError} while another import is under way; NoRoadsError; the database's errors
 */
export const importCity = (
  connectionString: string,
  extract: OsmExtract,
  about: CityAbout,
  options: ImportOptions = {},
): Promise<ImportedCity> => {
  const report = (share: number) => options.onProgress?.('map', share);
  return bringCity(connectionString, () => makeCity(extract, report), about, options);
};

/** The same for a city that `make` makes, once no one else imports one. */
export async function bringCity(
  connectionString: string,
  make: () => MadeCity,
  about: CityAbout,
  { onProgress = () => {} }: ImportOptions = {},
): Promise<ImportedCity> {
  const db = openDb(connectionString, { maxConnections: 2 });
  const id = newId();
  try {
    return await withCityLock(db, async () => {
      await db.orm.delete(cities).where(isNull(cities.finishedAt));
      onProgress('streets', 0);
      const { graph, junctions, streetKm, box, tiles, places: makePlaces } = make();
      const sums = { junctions, streetKm };
      const { south, west, north, east } = about.box ?? box;
      await db.orm.insert(cities).values({ id, ...about, ...sums, south, west, north, east });
      onProgress('streets', 1);
      const stored = await storeTiles(db, id, tiles);
      const places = makePlaces();
      const report = (share: number) => onProgress('places', share);
      await storePlaces(db, id, places, { onProgress: report });
      const bytes = Buffer.from(graph);
      await switchCity(db, { id, name: about.name, graph: bytes });
      return {
        id,
        ...sums,
        tiles: stored.count,
        places: places.length,
        bytes: stored.bytes + bytes.length,
      };
    });
  } catch (error) {
    // If this fails too, the next import removes the rest.
    await db.orm
      .delete(cities)
      .where(eq(cities.id, id))
      .catch(() => {});
    throw error;
  } finally {
    await db.close();
  }
}

/** How long another import may need to notice that its process is gone, in milliseconds. */
const LET_GO_MS = 5_000;

/** Removes the rest of an import that was ended from outside. @throws the database's error where another one is under way */
export async function removeUnfinished(connectionString: string): Promise<void> {
  const db = openDb(connectionString, { maxConnections: 2, lockTimeoutMs: LET_GO_MS });
  try {
    await withCityLock(db, () => db.orm.delete(cities).where(isNull(cities.finishedAt)), { waits: true });
  } finally {
    await db.close();
  }
}
