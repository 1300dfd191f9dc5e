import { schema, type Db } from '@ridewire/db';
import type { Area } from '@ridewire/contracts';
import type { CityPlace } from '@ridewire/streets';
import { v7 } from 'uuid';

const DHAKA: Area = { south: 23.6, west: 90.2, north: 24, east: 90.6 };

const { cities, cityPlaces } = schema;

/** A city in use with these places, in the place of the one before. */
export async function putCity(db: Db, places: readonly CityPlace[], box: Area = DHAKA): Promise<void> {
  const id = v7();
  await db.orm.update(cities).set({ isUsed: false });
  await db.orm.insert(cities).values({
    ...{ id, name: `city-${id.slice(-6)}`, title: 'City', source: 'test', attribution: 'test' },
    ...{ ...box, graph: Buffer.alloc(0) },
    ...{ finishedAt: new Date(), isUsed: true },
  });
  for (let at = 0; at < places.length; at += 1_000)
    await db.orm
      .insert(cityPlaces)
      .values(places.slice(at, at + 1_000).map((place) => ({ cityId: id, ...place })));
  await db.pool.query('analyze city_places');
}
