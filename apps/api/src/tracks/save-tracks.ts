import type { LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { TrackAddition } from './ride-tracks.ts';

/** The unit of ride_tracks. */
export const UNITS_PER_DEGREE = 100_000;
/** The numbers of one leg, two a point; the table's check. A longer ride keeps its beginning. */
const MAX_NUMBERS = 8_000;

const inUnits = (path: LatLng[]) =>
  path.flatMap(({ lat, lng }) => [Math.round(lat * UNITS_PER_DEGREE), Math.round(lng * UNITS_PER_DEGREE)]);

const appended = (leg: string) => `${leg} = case
    when t.driver_id <> excluded.driver_id then excluded.${leg}
    when cardinality(t.${leg}) + cardinality(excluded.${leg}) <= ${MAX_NUMBERS} then t.${leg} || excluded.${leg}
    else t.${leg} end`;

/**
 * Appends to the tracks of any number of rides, in one statement. In order, so that two processes never wait for each
 * other. A ride's next driver begins it again; points a former one still adds are left out, and so are rides that don't
 * exist.
 */
export async function saveTracks(db: Db, additions: TrackAddition[]): Promise<void> {
  const rows = additions.map(({ rideId, driverId, approach, trip }) => ({
    rideId,
    driverId,
    approach: inUnits(approach),
    trip: inUnits(trip),
  }));
  await db.pool.query({
    name: 'save_tracks',
    text: `insert into ride_tracks as t (ride_id, driver_id, approach, trip)
      select r.id, r.driver_id, w.approach, w.trip
      from json_to_recordset($1::json) as w("rideId" uuid, "driverId" uuid, approach int[], trip int[])
        join rides r on r.id = w."rideId" and r.driver_id = w."driverId"
      where r.id = any ($2::uuid[])
      order by 1
      on conflict (ride_id) do update set driver_id = excluded.driver_id, ${appended('approach')}, ${appended('trip')}`,
    // The ids once more, by which the planner finds the rides by index.
    values: [JSON.stringify(rows), rows.map(({ rideId }) => rideId)],
  });
}
