import type { Db } from '@ridewire/db';

/** Nobody more is asked for this ride because it waits: on a slow machine that would come between the steps of a test. */
export const stopWaves = (db: Db, rideId: string): Promise<unknown> =>
  db.pool.query('update rides set next_wave_at = null where id = $1', [rideId]);
