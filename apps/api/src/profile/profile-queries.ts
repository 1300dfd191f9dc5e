import type { DriverStatistics, ProfileSnapshot, RiderStatistics, VehicleView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { saidVehicle, saidVehicleColumns } from '../drivers/driver-queries.ts';
import { findAverage } from '../ratings/find-average.ts';
import { userColumns, viewUser } from '../users/user-queries.ts';

const { drivers, rides, users } = schema;

/** The columns viewVehicle needs. */
const vehicleColumns = {
  model: drivers.vehicleModel,
  licensePlate: drivers.licensePlate,
  color: drivers.vehicleColor,
  ...saidVehicleColumns,
};
type VehicleRow = Parameters<typeof saidVehicle>[0] & Pick<VehicleView, 'model' | 'licensePlate' | 'color'>;

const viewVehicle = (row: VehicleRow): VehicleView => ({
  model: row.model,
  licensePlate: row.licensePlate,
  color: row.color,
  ...saidVehicle(row),
});

/** @throws AppError DRIVER_NOT_FOUND */
export async function getVehicle(db: Db, driverId: string): Promise<VehicleView> {
  const [row] = await db.orm.select(vehicleColumns).from(drivers).where(eq(drivers.id, driverId));
  if (!row) throw new AppError('DRIVER_NOT_FOUND');
  return viewVehicle(row);
}

/** Everything a person's own profile shows; undefined when there is no such person. */
export async function findProfile(db: Db, userId: string): Promise<ProfileSnapshot | undefined> {
  const [row] = await db.orm
    .select({
      ...userColumns,
      language: users.language,
      pinAtPickup: users.pinAtPickup,
      driver: { suspended: drivers.suspended, ...vehicleColumns },
    })
    .from(users)
    .leftJoin(drivers, eq(drivers.id, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!row) return undefined;
  const me = viewUser(row);
  const { driver } = row;
  return {
    me,
    memberSince: me.createdAt,
    language: row.language,
    pinAtPickup: row.pinAtPickup,
    driver: driver && {
      approved: driver.approved,
      suspended: driver.suspended,
      vehicle: viewVehicle(driver),
    },
    riderStatistics: row.role === 'rider' ? await countAsRider(db, userId) : null,
    driverStatistics: driver ? await countAsDriver(db, userId) : null,
    rating: await findAverage(db.orm, userId),
  };
}

const isFinished = and(inArray(rides.status, ['completed', 'canceled']), isNull(rides.deletedAt));
const isCompleted = sql`filter (where ${rides.status} = 'completed')`;
const completedRides = sql<number>`count(*) ${isCompleted}`.mapWith(Number);
const sum = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}) ${isCompleted}, 0)`.mapWith(Number);

async function countAsRider(db: Db, riderId: string): Promise<RiderStatistics | null> {
  const [counted] = await db.orm
    .select({
      completedRides,
      canceledRides: sql<number>`count(*) filter (where ${rides.status} = 'canceled')`.mapWith(Number),
      fareCents: sum(sql`${rides.fareCents} - ${rides.discountCents}`),
      refundedCents: sum(rides.refundedCents),
      distanceMeters: sum(rides.distanceMeters),
    })
    .from(rides)
    .where(and(eq(rides.riderId, riderId), isFinished));
  if (!counted) return null;
  const { fareCents, refundedCents, ...statistics } = counted;
  return { ...statistics, spentCents: fareCents - refundedCents };
}

/**
 * Only cancellations the driver caused count against the completion rate: not those of riders or support. A ride given
 * back is no longer the driver's.
 */
async function countAsDriver(db: Db, driverId: string): Promise<DriverStatistics | null> {
  const isOfDriver = sql`filter (where ${rides.status} = 'completed' or (${rides.canceledBy} = 'driver' and not ${rides.isNoShow}))`;
  const [counted] = await db.orm
    .select({
      completedRides,
      earnedCents: sum(rides.payoutCents),
      distanceMeters: sum(rides.distanceMeters),
      judged: sql<number>`count(*) ${isOfDriver}`.mapWith(Number),
    })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), isFinished));
  if (!counted) return null;
  const { judged, ...statistics } = counted;
  return { ...statistics, completionRate: judged === 0 ? null : counted.completedRides / judged };
}
