import type { DriverPosition } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** Remembers where drivers are, so that a process that starts knows it; one statement for all of them. */
export async function savePositions(db: Db, positions: DriverPosition[]): Promise<void> {
  if (positions.length === 0) return;
  await db.pool.query({
    name: 'save_positions',
    text: `update drivers d set last_lat = p.lat, last_lng = p.lng, last_position_at = to_timestamp(p.at / 1000.0)
      from json_to_recordset($1::json) as p("driverId" uuid, lat float8, lng float8, at float8)
      where d.id = p."driverId" and d.deleted_at is null and (d.last_position_at is null or d.last_position_at < to_timestamp(p.at / 1000.0))`,
    values: [JSON.stringify(positions)],
  });
}
