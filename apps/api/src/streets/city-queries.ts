import { schema, type Db } from '@ridewire/db';
import { asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';

const { cities } = schema;
const { graph: _, ...columns } = getTableColumns(cities);

/** All cities whose import is finished, by name, without their streets. */
export const listCities = (db: Pick<Db, 'orm'>) =>
  db.orm
    .select({
      ...columns,
      tiles: sql<number>`(select count(*)::int from city_tiles where city_id = cities.id)`,
      places: sql<number>`(select count(*)::int from city_places where city_id = cities.id)`,
      bytes: sql<number>`(length(cities.graph) + (select coalesce(sum(length(bytes)), 0) from city_tiles where city_id = cities.id))::float8`,
    })
    .from(cities)
    .where(isNotNull(cities.finishedAt))
    .orderBy(asc(cities.name));

/** The city in use, without its streets. */
export async function findUsedCity(db: Pick<Db, 'orm'>) {
  const [used] = await db.orm
    .select({ ...columns, graphBytes: sql<number>`length(${cities.graph})` })
    .from(cities)
    .where(eq(cities.isUsed, true));
  return used;
}

/** How much of a graph is read at once. Between two parts the event loop does other work. */
const PART_BYTES = 1_000_000;

/** A city's stored streets; undefined where the city is gone. */
export async function readGraphBytes(
  db: Pick<Db, 'pool'>,
  cityId: string,
  length: number,
): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += PART_BYTES) {
    const { rows } = await db.pool.query<{ part: Buffer }>(
      'select substring(graph from $2 for $3) as part from cities where id = $1',
      [cityId, at + 1, PART_BYTES],
    );
    const part = rows[0]?.part;
    if (!part) return undefined;
    bytes.set(part, at);
  }
  return bytes;
}
