import { pickupCell } from '@ridewire/db/pickup-cell';
import type pg from 'pg';

const RIDES_AT_ONCE = 2_000;

interface Pickup {
  id: string;
  lat: number;
  lng: number;
}

// Rides that are being changed are left for the next look, so this never waits while it holds others.
const NEXT_RIDES = `
select id, pickup_lat as lat, pickup_lng as lng from rides where id > $1 and pickup_cell is null
order by id limit $2 for no key update skip locked`;

const FILL = `
update rides r set pickup_cell = w.cell from json_to_recordset($1::json) as w(id uuid, cell text)
where r.id = w.id and r.id = any ($2::uuid[])`;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Gives rides that are older than the column their H3 cells. Rides go on during it.
 * @param fold called after each part, so that the notes it makes don't pile up
 * @returns how many rides it filled
 */
export async function fillPickupCells(client: pg.Client, fold: () => Promise<void>): Promise<number> {
  let filled = 0;
  let after = FIRST_ID;
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<Pickup>(NEXT_RIDES, [after, RIDES_AT_ONCE]);
    const cells = rows.map((ride) => ({ id: ride.id, cell: pickupCell(ride) }));
    if (cells.length > 0) await client.query(FILL, [JSON.stringify(cells), cells.map(({ id }) => id)]);
    await client.query('commit');
    const last = cells.at(-1);
    if (!last) break;
    filled += cells.length;
    after = last.id;
    await fold();
  }
  return filled;
}
