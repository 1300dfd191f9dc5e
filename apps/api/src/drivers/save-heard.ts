import type { HeardDrivers } from './heard-drivers.ts';
import type { LatestPositions } from './latest-positions.ts';
import type { Db } from '@ridewire/db';

interface Deps {
  db: Db;
  positions: LatestPositions;
  heard: HeardDrivers;
}

const IS_NEWER = `t.at is not null and (d.last_position_at is null or d.last_position_at < to_timestamp(t.at / 1000.0))`;

/**
 * Moments are by the database's clock, since ours may differ. It waits for no lock: a row that is being changed has its
 * turn next time.
 */
const SAVE_HEARD = `
with told as (
  select * from json_to_recordset($1::json) as t("driverId" uuid, "agoMs" float8, lat float8, lng float8, at float8)
), held as (
  select d.id from drivers d where d.id in (select "driverId" from told) and d.deleted_at is null
  for no key update skip locked
)
update drivers d set
  last_heard_at = greatest(d.last_heard_at, now() - t."agoMs" * interval '1 millisecond'),
  last_lat = case when ${IS_NEWER} then t.lat else d.last_lat end,
  last_lng = case when ${IS_NEWER} then t.lng else d.last_lng end,
  last_position_at = case when ${IS_NEWER} then to_timestamp(t.at / 1000.0) else d.last_position_at end
from told t join held on held.id = t."driverId"
where d.id = held.id`;

/**
 * Saves the drivers heard from since the last call, and their positions, so that every process knows them, new ones
 * too; one statement for all.
 */
export async function saveHeard(deps: Deps): Promise<void> {
  const heard = deps.heard.takeUnsaved();
  if (heard.length === 0) return;
  const places = new Map(deps.positions.takeUnsaved().map((position) => [position.driverId, position]));
  const rows = heard.map(({ driverId, agoMs }) => {
    const { lat, lng, at } = places.get(driverId) ?? {};
    return { driverId, agoMs, lat, lng, at };
  });
  await deps.db.pool.query({ name: 'save_heard', text: SAVE_HEARD, values: [JSON.stringify(rows)] });
}
