import { isDriving, type RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Driver } from '../people/driver.ts';
import type { Rider } from '../people/rider.ts';
import { readSettled, type Finding } from './check-database.ts';
import type { Recording } from './recording.ts';

/** A push takes milliseconds; anything older than this must have arrived, in milliseconds. */
const SETTLED_MS = 3_000;

/** Compares the clients' state with the database: no push may be lost. */
export async function checkClients(
  db: Db,
  clients: { riders: ReadonlyMap<string, Rider>; drivers: ReadonlyMap<string, Driver> },
  recording: Recording,
): Promise<Finding[]> {
  const { rides, offers } = await readSettled(db, SETTLED_MS);
  const known = new Set(rides.map((ride) => ride.id));
  const made = await db.pool.query<{ id: string }>('select id from rides');
  const stored = new Set(made.rows.map((row) => row.id));
  const driving = rides.filter((ride) => isDriving(ride.status as RideStatus));
  return [
    {
      what: 'requests answered with a ride that is not stored',
      count: [...recording.requested.keys()].filter((rideId) => !stored.has(rideId)).length,
    },
    {
      what: 'stored rides nobody got an answer for',
      count: rides.filter((ride) => !recording.requested.has(ride.id)).length,
    },
    {
      what: 'offers that never reached their driver',
      count: offers.filter((offer) => !recording.offersSeen.has(`${offer.rideId} ${offer.driverId}`)).length,
    },
    { what: 'accepts that never reached their rider', count: recording.unseenAccepts() },
    {
      what: 'riders who hold an old state of their ride',
      count: rides.filter((ride) => {
        const held = clients.riders.get(ride.riderId)?.ride;
        return held && known.has(held.id) && held.version < ride.version;
      }).length,
    },
    {
      what: 'drivers who do not hold the ride they have',
      count: driving.filter((ride) => clients.drivers.get(ride.driverId ?? '')?.ride?.id !== ride.id).length,
    },
  ];
}
