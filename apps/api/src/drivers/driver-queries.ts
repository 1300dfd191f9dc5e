import type { AvailabilityView, BoardDriver, DriverView, EarningsView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { DOCUMENT_SUMMARIES } from '../documents/document-queries.ts';
import { driverTotal, joinDriverTotals } from '../figures/driver-totals.ts';
import { millis } from '../rides/ride-image.ts';
import { DRIVER_PRESENCE } from './driver-presence.ts';

/** Whether the driver can get requests; undefined when there is no such driver. */
export async function findAvailability(db: Db, driverId: string): Promise<AvailabilityView | undefined> {
  const result = await db.pool.query<AvailabilityView>({
    name: 'find_availability',
    text: `select version, available, approved, suspended, suspend_reason as "suspendReason", ${DRIVER_PRESENCE} as presence from drivers d where id = $1`,
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
        (count(*) filter (where completed_at >= midnight))::int as "todayRides",
        to_char((now() at time zone $2)::date, 'YYYY-MM-DD') as today
      from rides, (select city_day_start((now() at time zone $2)::date, $2) as midnight) day
      where driver_id = $1 and status = 'completed' and deleted_at is null`,
    values: [driverId, timeZone],
  });
  return result.rows[0] as EarningsView;
}

/** Drivers who are online or driving, with their latest positions. */
export async function listBoardDrivers(core: Core): Promise<BoardDriver[]> {
  const result = await core.db.pool.query<Omit<BoardDriver, 'position'>>({
    name: 'list_board_drivers',
    text: `select d.id, u.name, d.available, d.version,
        case when d.available then ${millis('d.silent_since')}::float8 end as "silentSince" from drivers d join users u on u.id = d.id
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
    isSilent: boolean;
    isPaused: boolean;
    rideId: string | null;
    riderId: string | null;
    isAboard: boolean;
    lat: number | null;
    lng: number | null;
    at: Date | null;
  }>(`select d.id, d.available, d.silent_since is not null as "isSilent", d.paused_since is not null as "isPaused", r.id as "rideId", r.rider_id as "riderId",
      coalesce(r.status <> 'accepted', false) as "isAboard",
      d.last_lat as lat, d.last_lng as lng, d.last_position_at as at
    from drivers d left join rides r on r.driver_id = d.id and r.status in ('accepted', 'picked_up', 'in_transit')
    where d.available or r.id is not null`);
  return result.rows;
}

/** Of the row `d` of drivers with DRIVER_JOINS, for viewDriver. */
export type DriverRow = Omit<DriverView, 'createdAt'> & { createdAt: Date };

export const DRIVER_COLUMNS = `d.id, u.name, u.email, u.phone, u.avatar_url as "avatarUrl", u.status as "userStatus", d.approved,
  d.suspended, d.available, ${DRIVER_PRESENCE} as presence, d.version, d.created_at as "createdAt",
  json_build_object('model', d.vehicle_model, 'licensePlate', d.license_plate) as vehicle,
  ${DOCUMENT_SUMMARIES} as documents,
  ${driverTotal('payout_cents')}::float8 as "earnedCents"`;
export const DRIVER_JOINS = `join users u on u.id = d.id ${joinDriverTotals('d.id')}`;

export const viewDriver = (row: DriverRow): DriverView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  avatarUrl: row.avatarUrl,
  userStatus: row.userStatus,
  approved: row.approved,
  suspended: row.suspended,
  available: row.available,
  presence: row.presence,
  earnedCents: row.earnedCents,
  vehicle: row.vehicle,
  documents: row.documents,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** A driver as admins see them. @throws AppError DRIVER_NOT_FOUND */
export async function getDriver(db: Db, driverId: string): Promise<DriverView> {
  const result = await db.pool.query<DriverRow>({
    name: 'get_driver',
    text: `select ${DRIVER_COLUMNS} from drivers d ${DRIVER_JOINS}
      where d.id = $1 and d.deleted_at is null`,
    values: [driverId],
  });
  const driver = result.rows[0];
  if (!driver) throw new AppError('DRIVER_NOT_FOUND');
  return viewDriver(driver);
}
