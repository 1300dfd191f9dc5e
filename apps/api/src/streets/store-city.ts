import { schema, type Db } from '@ridewire/db';
import type { CityPlace } from '@ridewire/streets';
import type { CityTile } from '@ridewire/streets/make-tiles';
import { sql } from 'drizzle-orm';

/** How many rows go with one statement: some megabytes of tiles at most. */
const TILES_AT_ONCE = 100;
const PLACES_AT_ONCE = 1_000;

interface Options {
  onProgress?: (share: number) => void;
}

/** Writes tiles while they are made: they are never all in memory. */
export async function storeTiles(
  db: Pick<Db, 'orm'>,
  cityId: string,
  tiles: Iterable<CityTile>,
): Promise<{ count: number; bytes: number }> {
  const sums = { count: 0, bytes: 0 };
  for (const batch of batchesOf(tiles, TILES_AT_ONCE)) {
    const rows = batch.map(({ z, x, y, bytes }) => ({ cityId, z, x, y, bytes: Buffer.from(bytes) }));
    await db.orm.insert(schema.cityTiles).values(rows);
    for (const { bytes } of rows) sums.bytes += bytes.length;
    sums.count += rows.length;
  }
  return sums;
}

export async function storePlaces(
  db: Pick<Db, 'orm'>,
  cityId: string,
  places: readonly CityPlace[],
  { onProgress }: Options = {},
): Promise<void> {
  let done = 0;
  await withBulkIndex(db, async () => {
    for (const batch of batchesOf(places, PLACES_AT_ONCE)) {
      // One text instead of a dozen values for each row, which took the query builder two seconds for a city.
      await db.orm.execute(sql`
        insert into ${schema.cityPlaces}
          (city_id, name, names, folded, kind, rank, area, area_names, lat, lng)
        select ${cityId}, name, names, folded, kind, rank, area, "areaNames", lat, lng
        from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as place(
          name text, names jsonb, folded text, kind text, rank smallint,
          area text, "areaNames" jsonb, lat double precision, lng double precision
        )`);
      done += batch.length;
      onProgress?.(done / places.length);
    }
  });
}

/**
 * Sorts names into their index all at once at the end, a fifth of the work of one by one. Searches during it read them
 * unsorted.
 */
async function withBulkIndex(db: Pick<Db, 'orm'>, store: () => Promise<void>): Promise<void> {
  await db.orm.execute(
    sql`alter index city_places_folded set (fastupdate = on, gin_pending_list_limit = 65536)`,
  );
  try {
    await store();
  } finally {
    await db.orm.execute(sql`alter index city_places_folded set (fastupdate = off)`);
    await db.orm.execute(sql`alter index city_places_folded reset (gin_pending_list_limit)`);
    await db.orm.execute(sql`select gin_clean_pending_list('city_places_folded')`);
  }
}

function* batchesOf<T>(things: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const thing of things) {
    batch.push(thing);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
