import { setImmediate as nextTurn } from 'node:timers/promises';
import { schema, type Db } from '@ridewire/db';
import type { CityPlace } from '@ridewire/streets';
import type { CityTile } from '@ridewire/streets/make-tiles';

/** So many rows go with one statement: some megabytes of tiles at most. */
const TILES_AT_ONCE = 100;
const PLACES_AT_ONCE = 1_000;

interface Options {
  signal?: AbortSignal | undefined;
  onProgress?: (share: number) => void;
}

/** Writes tiles as they are made: they are never all in memory. */
export async function storeTiles(
  db: Pick<Db, 'orm'>,
  cityId: string,
  tiles: Iterable<CityTile>,
  signal?: AbortSignal,
): Promise<{ count: number; bytes: number }> {
  const sums = { count: 0, bytes: 0 };
  for (const batch of batchesOf(tiles, TILES_AT_ONCE)) {
    signal?.throwIfAborted();
    const rows = batch.map(({ z, x, y, bytes }) => ({ cityId, z, x, y, bytes: Buffer.from(bytes) }));
    await db.orm.insert(schema.cityTiles).values(rows);
    for (const { bytes } of rows) sums.bytes += bytes.length;
    sums.count += rows.length;
    // Signals are heard between two batches, however fast the database is.
    await nextTurn();
  }
  return sums;
}

export async function storePlaces(
  db: Pick<Db, 'orm'>,
  cityId: string,
  places: readonly CityPlace[],
  { signal, onProgress }: Options = {},
): Promise<void> {
  let done = 0;
  for (const batch of batchesOf(places, PLACES_AT_ONCE)) {
    signal?.throwIfAborted();
    await db.orm.insert(schema.cityPlaces).values(batch.map((place) => ({ ...place, cityId })));
    done += batch.length;
    onProgress?.(done / places.length);
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
