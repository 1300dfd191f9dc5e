import type { Area } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';

const { cities } = schema;

/** Where the city in use lies; null before there is one. */
export async function readCityBox(db: Db): Promise<Area | null> {
  const [box] = await db.orm
    .select({ south: cities.south, west: cities.west, north: cities.north, east: cities.east })
    .from(cities)
    .where(eq(cities.isUsed, true))
    .limit(1);
  return box ?? null;
}
