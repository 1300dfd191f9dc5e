import type { Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import { makeActor } from './actors.ts';

/**
 * A request of a new rider, written straight into the database: no server hears of it, so nobody is asked and nothing
 * takes it.
 * @param set SQL for columns that differ from those of a new request
 */
export async function putRide(
  db: Db,
  set: Readonly<Record<string, string>> = {},
): Promise<{ id: string; riderId: string }> {
  const id = newId();
  const { userId: riderId } = await makeActor(db, 'rider');
  const values = {
    ...{ id: '$1', command_id: 'gen_random_uuid()', rider_id: '$2', type: `'standard'` },
    ...{ pickup_address: `'Gulshan 2 Circle'`, pickup_lat: '23.7947', pickup_lng: '90.4143' },
    ...{ destination_address: `'Airport'`, destination_lat: '23.8433', destination_lng: '90.3978' },
    ...{ distance_meters: '7000', duration_seconds: '1260' },
    ...{ fare_cents: '1000', commission_cents: '200', payout_cents: '800' },
    ...set,
  };
  await db.pool.query(
    `insert into rides (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`,
    [id, riderId],
  );
  return { id, riderId };
}
