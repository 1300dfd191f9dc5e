import { FIRST_RIDE_TYPES, type RideTypeTerms } from '@ridewire/contracts';
import { expect } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';

const [standard] = FIRST_RIDE_TYPES;

/** Adds a ride type to the city, as an operator does, and waits until the process knows it. */
export async function addRideType(
  { db, rideTypes }: Pick<RunningServices, 'db' | 'rideTypes'>,
  change: Partial<RideTypeTerms> & { id: string },
): Promise<RideTypeTerms> {
  const type: RideTypeTerms = { ...standard, ...change };
  const { aboutDollars, ...columns } = type;
  const row = { ...columns, about_least_dollars: aboutDollars[0], about_most_dollars: aboutDollars[1] };
  const snake = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
  await db.pool.query(
    'insert into ride_types select * from json_populate_record(null::ride_types, $1::json)',
    [JSON.stringify(snake)],
  );
  await expect.poll(() => rideTypes.find(type.id)).toEqual(type);
  return type;
}
