import type { RideTypeTerms } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc } from 'drizzle-orm';

const { rideTypes } = schema;

/** All ride types of the city in their order, disabled ones included. */
export async function readRideTypes(db: Db): Promise<RideTypeTerms[]> {
  const rows = await db.orm.select().from(rideTypes).orderBy(asc(rideTypes.place), asc(rideTypes.id));
  return rows.map(({ aboutLeastDollars, aboutMostDollars, ...type }) => ({
    ...type,
    aboutDollars: [aboutLeastDollars, aboutMostDollars] as const,
  }));
}
