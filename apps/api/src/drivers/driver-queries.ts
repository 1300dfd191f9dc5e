import {
  DRIVING_STATUSES,
  type AvailabilityView,
  type BoardDriver,
  type DriverView,
  type EarningsView,
  type LatLng,
  type Vehicle,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Reader } from '../core/in-snapshot.ts';
import { documentSums } from '../documents/document-queries.ts';
import {
  homewardColumns,
  onBreak,
  servingColumns,
  presenceColumns,
  presenceOf,
  type PresenceRow,
} from '../live/tell-driver-changed.ts';
import type { Tx } from '../core/in-transaction.ts';
import type { LatestPositions } from './latest-positions.ts';

const { drivers, driverTotals, driverTotalsNoted, rides, users } = schema;

/** The columns viewAvailability needs. */
export const availabilityColumns = {
  version: drivers.version,
  approved: drivers.approved,
  suspended: drivers.suspended,
  suspendReason: drivers.suspendReason,
  ...presenceColumns,
};

export const viewAvailability = (
  row: Omit<AvailabilityView, 'presence'> & PresenceRow,
): AvailabilityView => ({
  version: row.version,
  available: row.available,
  approved: row.approved,
  suspended: row.suspended,
  suspendReason: row.suspendReason,
  presence: presenceOf(row),
});

/** Whether the driver can get requests; undefined when there is no such driver. */
export async function findAvailability(db: Db, driverId: string): Promise<AvailabilityView | undefined> {
  const [driver] = await db.orm.select(availabilityColumns).from(drivers).where(eq(drivers.id, driverId));
  return driver && viewAvailability(driver);
}

/** When the city's present day began; `timeZone` is the city's. */
export const midnightIn = (timeZone: string) =>
  sql`(select city_day_start((now() at time zone ${timeZone})::date, ${timeZone}))`;

/** Net earnings of completed rides, in cents; "today" begins at midnight in `timeZone`. */
export async function getEarnings(db: Db, driverId: string, timeZone: string): Promise<EarningsView> {
  const isToday = sql`filter (where ${rides.completedAt} >= ${midnightIn(timeZone)})`;
  const [earnings] = await db.orm
    .select({
      totalCents: sql<number>`coalesce(sum(${rides.payoutCents}), 0)::int`,
      totalRides: sql<number>`count(*)::int`,
      todayCents: sql<number>`coalesce(sum(${rides.payoutCents}) ${isToday}, 0)::int`,
      todayRides: sql<number>`(count(*) ${isToday})::int`,
      today: sql<string>`to_char((now() at time zone ${timeZone})::date, 'YYYY-MM-DD')`,
    })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), eq(rides.status, 'completed'), isNull(rides.deletedAt)));
  return earnings as EarningsView;
}

/** Whether a ride is a present one of the driver's, in a row of drivers. */
const isRideNow = and(eq(rides.driverId, drivers.id), inArray(rides.status, DRIVING_STATUSES));

/** Drivers who are online, on a break or driving, with their latest positions. */
export async function listBoardDrivers(deps: {
  db: { orm: Tx };
  positions: LatestPositions;
}): Promise<BoardDriver[]> {
  const { orm } = deps.db;
  const rideNow = orm.select({ id: rides.id }).from(rides).where(isRideNow);
  const rows = await orm
    .select({
      id: drivers.id,
      name: users.name,
      available: drivers.available,
      version: drivers.version,
      silentSince: drivers.silentSince,
      breakSince: drivers.breakSince,
      breakUntil: drivers.breakUntil,
      vehicle: {
        kind: drivers.confirmedKind,
        classRank: drivers.confirmedRank,
        seats: drivers.confirmedSeats,
      },
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(or(drivers.available, isNotNull(drivers.breakSince), exists(rideNow)));
  return rows.map(({ breakSince, breakUntil, ...driver }) => ({
    ...driver,
    ...onBreak({ ...driver, breakSince, breakUntil }),
    silentSince: driver.available ? (driver.silentSince?.getTime() ?? null) : null,
    position: deps.positions.get(driver.id) ?? null,
  }));
}

/** Every driver's state and last known position, for the index of a process that starts or lost track. */
export const listDriversForIndex = (db: Db) =>
  db.orm
    .select({
      id: drivers.id,
      version: drivers.version,
      available: drivers.available,
      isSilent: sql<boolean>`${drivers.silentSince} is not null`,
      isPaused: sql<boolean>`${drivers.pausedSince} is not null`,
      coolingUntil: drivers.coolingUntil,
      autoAccept: drivers.autoAccept,
      homeward: homewardColumns,
      ...servingColumns,
      rideId: rides.id,
      riderId: rides.riderId,
      isAboard: sql<boolean>`coalesce(${rides.status} <> 'accepted', false)`,
      boardedAt:
        sql<Date | null>`case when ${rides.status} = 'picked_up' then ${rides.pickedUpAt} end`.mapWith(
          rides.pickedUpAt,
        ),
      dropOff: sql<LatLng | null>`case when ${rides.status} = 'in_transit' and cardinality(${rides.stopTimes}) = jsonb_array_length(${rides.stops}) then
        json_build_object('lat', ${rides.destinationLat}, 'lng', ${rides.destinationLng}) end`,
      nextRideId: sql<
        string | null
      >`(select next.id from ${rides} next where next.next_driver_id = ${drivers.id})`,
      lat: drivers.lastLat,
      lng: drivers.lastLng,
      at: drivers.lastPositionAt,
    })
    .from(drivers)
    .leftJoin(rides, isRideNow)
    .where(or(drivers.available, isNotNull(rides.id)));

/** Drivers as admins see them. */
export const selectDrivers = (db: Reader) =>
  db.orm
    .select({
      id: drivers.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      avatarUrl: users.avatarUrl,
      userStatus: users.status,
      suspended: drivers.suspended,
      version: drivers.version,
      createdAt: drivers.createdAt,
      vehicleModel: drivers.vehicleModel,
      licensePlate: drivers.licensePlate,
      ...saidVehicleColumns,
      documentSums,
      earnedCents:
        sql`coalesce(${driverTotals.payoutCents}, 0) + coalesce(${driverTotalsNoted.payoutCents}, 0)`.mapWith(
          Number,
        ),
      ...presenceColumns,
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    // Kept totals are read by key for each row; notes not folded yet are read once for all rows.
    .leftJoin(driverTotals, eq(driverTotals.driverId, drivers.id))
    .leftJoin(driverTotalsNoted, eq(driverTotalsNoted.driverId, drivers.id));

/** The columns saidVehicle needs. */
export const saidVehicleColumns = {
  approved: drivers.approved,
  vehicleKind: drivers.vehicleKind,
  vehicleRank: drivers.vehicleRank,
  vehicleSeats: drivers.vehicleSeats,
  confirmedKind: drivers.confirmedKind,
  confirmedRank: drivers.confirmedRank,
  confirmedSeats: drivers.confirmedSeats,
};
type SaidVehicleRow = {
  [Column in keyof typeof saidVehicleColumns]: (typeof drivers.$inferSelect)[Column];
};

/** The vehicle as the driver describes it, and the part that is confirmed. */
export const saidVehicle = (row: SaidVehicleRow): Vehicle & { confirmed: Vehicle | null } => ({
  kind: row.vehicleKind,
  classRank: row.vehicleRank,
  seats: row.vehicleSeats,
  confirmed: row.approved
    ? { kind: row.confirmedKind, classRank: row.confirmedRank, seats: row.confirmedSeats }
    : null,
});
type DriverRow = Awaited<ReturnType<typeof selectDrivers>>[number];

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
  presence: presenceOf(row),
  earnedCents: row.earnedCents,
  vehicle: { model: row.vehicleModel, licensePlate: row.licensePlate, ...saidVehicle(row) },
  documents: row.documentSums.documents,
  otherDocumentsWaiting: row.documentSums.otherWaiting,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** A driver as admins see them. @throws AppError DRIVER_NOT_FOUND */
export async function getDriver(db: Db, driverId: string): Promise<DriverView> {
  const [driver] = await selectDrivers(db).where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)));
  if (!driver) throw new AppError('DRIVER_NOT_FOUND');
  return viewDriver(driver);
}
