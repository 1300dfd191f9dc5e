import type { BookedOfType, RideType, VehicleNeeds } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { drivers, scheduledRides, scheduledSeries } = schema;

/** What can't be requested while a type isn't offered. */
export async function countBooked({ orm }: Pick<Db, 'orm'>, type: RideType): Promise<BookedOfType> {
  const [rides, series] = await Promise.all([
    orm.$count(
      scheduledRides,
      and(eq(scheduledRides.type, type), inArray(scheduledRides.state, ['waiting', 'requesting'])),
    ),
    orm.$count(scheduledSeries, and(eq(scheduledSeries.type, type), isNotNull(scheduledSeries.nextDay))),
  ]);
  return { rides, series };
}

/**
 * Some approved driver drives a confirmed vehicle for such rides.
 * @throws AppError RIDE_TYPE_UNSERVED
 */
export async function assertServed(tx: Tx, { vehicleKind, leastClass, seats }: VehicleNeeds): Promise<void> {
  const [served] = await tx
    .select({ id: drivers.id })
    .from(drivers)
    .where(
      and(
        ...[eq(drivers.approved, true), eq(drivers.suspended, false), isNull(drivers.deletedAt)],
        eq(drivers.confirmedKind, vehicleKind),
        ...[gte(drivers.confirmedRank, leastClass), gte(drivers.confirmedSeats, seats)],
      ),
    )
    .limit(1);
  if (!served) throw new AppError('RIDE_TYPE_UNSERVED');
}
