import { isActive, isDriving, type BoardRide, type RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Board } from './board.ts';

/** Clients, and the database that says what they should show. */
export interface Shown {
  db: Db;
  riders: ReadonlyMap<string, Client & { isRiding: boolean }>;
  drivers: ReadonlyMap<string, Client & { offered: readonly string[] }>;
  boards: readonly Board[];
}
interface Client {
  connection: { isOpen(): boolean };
  ride: Held | null;
}

interface StoredRide {
  id: string;
  version: number;
  status: RideStatus;
  riderId: string;
  driverId: string | null;
}

/** What each client shows against what is stored at this moment: one line for each that differs. */
export async function findDifferences({ db, riders, drivers, boards }: Shown): Promise<string[]> {
  const [rides, offers] = await Promise.all([
    db.pool.query<StoredRide>(`
      select id, version, status, rider_id as "riderId", driver_id as "driverId" from rides
      where status in ('requested', 'accepted', 'picked_up', 'in_transit')`),
    db.pool.query<{ rideId: string; driverId: string }>(`
      select o.ride_id as "rideId", o.driver_id as "driverId" from ride_offers o join rides r on r.id = o.ride_id
      where r.status = 'requested' and o.declined_at is null and o.ended_at is null`),
  ]);
  const clients = [...riders.values(), ...drivers.values(), ...boards];
  const cutOff = clients.filter(({ connection }) => !connection.isOpen()).length;
  const found = cutOff > 0 ? [`${cutOff} clients have no connection`] : [];
  const compare = (who: string, held: Held | null, stored: StoredRide | undefined) => {
    // A client may be newer than the read, never older.
    const isSame = stored ? held?.id === stored.id && held.version >= stored.version : held === null;
    if (!isSame) found.push(`${who} shows ${say(held)} instead of ${say(stored ?? null)}`);
  };
  for (const [id, rider] of riders)
    compare(
      'a rider',
      rider.isRiding ? rider.ride : null,
      rides.rows.find(({ riderId }) => riderId === id),
    );
  const asked = new Set(offers.rows.map(({ rideId, driverId }) => `${rideId} ${driverId}`));
  for (const [id, driver] of drivers) {
    const own = rides.rows.find(({ driverId, status }) => driverId === id && isDriving(status));
    compare('a driver', driver.ride, own);
    for (const rideId of driver.offered)
      if (!asked.has(`${rideId} ${id}`)) {
        const difference = await describeOffer(db, rideId, id);
        if (difference) found.push(difference);
      }
  }
  for (const board of boards) {
    const shown = [...board.rides.values()].filter(({ status }) => isActive(status));
    const stored = new Map(rides.rows.map((ride) => [ride.id, ride]));
    for (const ride of shown)
      if (!stored.has(ride.id)) found.push(`a board shows ${say(ride)}, which is over`);
    for (const ride of stored.values()) compare('a board', board.rides.get(ride.id) ?? null, ride);
  }
  return found;
}

/** An offer that a driver shows and that is no longer theirs to take; null if it ran out, since screens drop it by their own clock. */
async function describeOffer({ pool }: Db, rideId: string, driverId: string): Promise<string | null> {
  const { rows } = await pool.query<{ said: string }>(
    `select concat_ws(', ', r.status, 'offered ' || o.offered_at, 'declined ' || o.declined_at, 'ended ' || o.ended_at) as said
     from rides r left join ride_offers o on o.ride_id = r.id and o.driver_id = $2
     where r.id = $1 and o.expires_at <= now() is not true`,
    [rideId, driverId],
  );
  return rows[0] ? `a driver shows a request that is no longer theirs to take: ${rows[0].said}` : null;
}

type Held = Pick<BoardRide, 'id' | 'version' | 'status'>;
const say = (ride: Held | null): string =>
  ride ? `${ride.id.slice(-6)} ${ride.status} v${ride.version}` : 'no ride';
