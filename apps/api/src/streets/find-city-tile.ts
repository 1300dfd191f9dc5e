import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { prepareOnce } from '../core/prepare-once.ts';

const { cities, cityTiles } = schema;

/** The address of a tile: its import, and its place in the grid of its zoom. */
export interface TileAddress {
  version: number;
  z: number;
  x: number;
  y: number;
}

const find = prepareOnce((orm) =>
  orm
    .select({ bytes: cityTiles.bytes })
    .from(cities)
    .leftJoin(
      cityTiles,
      and(
        eq(cityTiles.cityId, cities.id),
        eq(cityTiles.z, sql.placeholder('z')),
        eq(cityTiles.x, sql.placeholder('x')),
        eq(cityTiles.y, sql.placeholder('y')),
      ),
    )
    .where(and(eq(cities.version, sql.placeholder('version')), isNotNull(cities.finishedAt)))
    .prepare('find_city_tile'),
);

/**
 * @returns a tile's bytes, gzip; null where that city has nothing to draw; undefined where that city doesn't exist (any
 * longer)
 */
export async function findCityTile(db: Db, address: TileAddress): Promise<Buffer | null | undefined> {
  const [found] = await find(db.orm).execute({ ...address });
  return found?.bytes;
}
