import type { Db } from '@ridewire/db';

interface Options {
  rideId?: string;
  /** The first one's version. */
  version?: number;
  type?: string;
}

/** Events of a ride that exists in the log alone. @returns their ids */
export async function addRideEvents(
  connection: Pick<Db['pool'], 'query'>,
  count: number,
  { rideId = crypto.randomUUID(), version = 1, type = 'ride.requested' }: Options = {},
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `insert into ride_events (ride_id, version, type, to_status)
     select $1, n, $4, 'requested' from generate_series($2::int, $2::int + $3::int - 1) n returning id::float8`,
    [rideId, version, count, type],
  );
  return rows.map(({ id }) => id);
}
