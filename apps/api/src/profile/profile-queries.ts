import type {
  DriverStatistics,
  Language,
  OnboardingView,
  ProfileSnapshot,
  RiderStatistics,
  VehicleView,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import { USER_COLUMNS, viewUser, type UserRow } from '../users/user-queries.ts';

/** @throws AppError DRIVER_NOT_FOUND */
export async function getVehicle(db: Db, driverId: string): Promise<VehicleView> {
  const result = await db.pool.query<VehicleView>({
    name: 'get_vehicle',
    text: `select vehicle_model as model, license_plate as "licensePlate", vehicle_color as color from drivers where id = $1`,
    values: [driverId],
  });
  if (!result.rows[0]) throw new AppError('DRIVER_NOT_FOUND');
  return result.rows[0];
}

const FINISHED = `r.status in ('completed', 'canceled') and r.deleted_at is null`;
const COMPLETED = `filter (where r.status = 'completed')`;
const sum = (column: string) => `coalesce(sum(r.${column}) ${COMPLETED}, 0)`;

// What counts against the completion rate is what the driver caused: not what riders or support cancel, and a ride given back
// is no longer the driver's.
const FIND_PROFILE = `
select ${USER_COLUMNS}, u.language,
  case when d.id is not null then json_build_object('approved', d.approved, 'suspended', d.suspended,
    'vehicle', json_build_object('model', d.vehicle_model, 'licensePlate', d.license_plate, 'color', d.vehicle_color)) end as driver,
  case when u.role = 'rider' then (
    select json_build_object('completedRides', count(*) ${COMPLETED}, 'canceledRides', count(*) filter (where r.status = 'canceled'),
      'spentCents', ${sum('fare_cents')} - ${sum('refunded_cents')}, 'distanceMeters', ${sum('distance_meters')})
    from rides r where r.rider_id = u.id and ${FINISHED}) end as "riderStatistics",
  case when d.id is not null then (
    select json_build_object('completedRides', count(*) ${COMPLETED}, 'earnedCents', ${sum('payout_cents')},
      'distanceMeters', ${sum('distance_meters')}, 'completionRate', (count(*) ${COMPLETED})::float /
        nullif(count(*) filter (where r.status = 'completed' or r.canceled_by = 'driver'), 0))
    from rides r where r.driver_id = u.id and ${FINISHED}) end as "driverStatistics"
from users u left join drivers d on d.id = u.id
where u.id = $1 and u.deleted_at is null`;

interface ProfileRow extends UserRow {
  language: Language;
  driver: OnboardingView | null;
  riderStatistics: RiderStatistics | null;
  driverStatistics: DriverStatistics | null;
}

/** Everything a person's own profile shows; undefined when there is no such person. */
export async function findProfile(db: Db, userId: string): Promise<ProfileSnapshot | undefined> {
  const result = await db.pool.query<ProfileRow>({
    name: 'find_profile',
    text: FIND_PROFILE,
    values: [userId],
  });
  const [row] = result.rows;
  if (!row) return undefined;
  const { language, driver, riderStatistics, driverStatistics } = row;
  const me = viewUser(row);
  return { me, memberSince: me.createdAt, language, driver, riderStatistics, driverStatistics };
}
