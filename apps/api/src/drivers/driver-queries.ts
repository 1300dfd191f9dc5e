import type { AvailabilityView, BoardDriver, EarningsView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Core } from '../core/core.ts';

/** Whether the driver can get requests; undefined when there is no such driver. */
export async function findAvailability(db: Db, driverId: string): Promise<AvailabilityView | undefined> {
  const result = await db.pool.query<AvailabilityView>({
    name: 'find_availability',
    text: 'select version, available, approved, suspended from drivers where id = $1',
    values: [driverId],
  });
  return result.rows[0];
}

/** Net earnings of completed rides, in cents; "today" begins at midnight in `timeZone`. */
export async function getEarnings(db: Db, driverId: string, timeZone: string): Promise<EarningsView> {
  const result = await db.pool.query<EarningsView>({
    name: 'get_earnings',
    text: `select coalesce(sum(payout_cents), 0)::int as "totalCents", count(*)::int as "totalRides",
        coalesce(sum(payout_cents) filter (where completed_at >= midnight), 0)::int as "todayCents",
        (count(*) filter (where completed_at >= midnight))::int as "todayRides"
      from rides, (select date_trunc('day', now(), $2) as midnight) today
      where driver_id = $1 and status = 'completed' and deleted_at is null`,
    values: [driverId, timeZone],
  });
  return result.rows[0] as EarningsView;
}

/** Drivers who are online or driving, with their latest positions. */
export async function listBoardDrivers(core: Core): Promise<BoardDriver[]> {
  const result = await core.db.pool.query<Omit<BoardDriver, 'position'>>({
    name: 'list_board_drivers',
    text: `select d.id, u.name, d.available, d.version from drivers d join users u on u.id = d.id
      where d.available or exists (
        select from rides r where r.driver_id = d.id and r.status in ('accepted', 'picked_up', 'in_transit'))`,
  });
  return result.rows.map((driver) => ({ ...driver, position: core.positions.get(driver.id) ?? null }));
}

/** Every driver's state and last known place, for the index of a process that starts or lost track. */
export async function listDriversForIndex(db: Db) {
  const result = await db.pool.query<{
    id: string;
    available: boolean;
    rideId: string | null;
    riderId: string | null;
    lat: number | null;
    lng: number | null;
    at: Date | null;
  }>(`select d.id, d.available, r.id as "rideId", r.rider_id as "riderId",
      d.last_lat as lat, d.last_lng as lng, d.last_position_at as at
    from drivers d left join rides r on r.driver_id = d.id and r.status in ('accepted', 'picked_up', 'in_transit')
    where d.available or r.id is not null`);
  return result.rows;
}
