import type { PlannedDriver } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { findAverage } from '../ratings/find-average.ts';
import { MAY_DRIVE } from '../referrals/may-drive.ts';
import { firstNameOf } from './first-name.ts';

const { drivers, users } = schema;

/** Whether a driver is approved, and neither suspended nor blocked nor gone. */
export const mayDriveStill = (driverId: SQLWrapper | string) =>
  sql<boolean>`exists (select from drivers d join users u on u.id = d.id where d.id = ${driverId} and ${MAY_DRIVE})`;

/** Those of these drivers who may drive, by their ids, as riders see them beforehand. */
export async function findPlanned(
  orm: Tx,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, PlannedDriver>> {
  const planned = new Map<string, PlannedDriver>();
  if (driverIds.length === 0) return planned;
  const rows = await orm
    .select({
      id: users.id,
      name: users.name,
      avatarUrl: users.avatarUrl,
      vehicleModel: drivers.vehicleModel,
      vehicleColor: drivers.vehicleColor,
      licensePlate: drivers.licensePlate,
    })
    .from(users)
    .innerJoin(drivers, eq(drivers.id, users.id))
    .where(and(inArray(users.id, [...new Set(driverIds)]), mayDriveStill(users.id)));
  for (const { id, name, ...car } of rows)
    planned.set(id, { name: firstNameOf(name), ...car, rating: await findAverage(orm, id) });
  return planned;
}
