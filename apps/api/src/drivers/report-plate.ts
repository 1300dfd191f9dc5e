import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { PlateInUse } from './assert-plate-free.ts';

const { users } = schema;

/**
 * Has admins compare the registrations when a driver is refused a plate that another one drives: the plate of either may be
 * someone else’s. Once a day for each plate.
 */
export async function reportingPlate<T>(
  { db, limits }: { db: Db; limits: Limits },
  driverId: string,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof PlateInUse && (await limits.trySpend('reportByPlate', error.plate.key)))
      await report(db, driverId, error.plate.said);
    throw error;
  }
}

const report = (db: Db, driverId: string, plate: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [driver] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, driverId));
    if (!driver) return;
    await tellPeople(tx, {
      to: { desk: 'people:write' },
      type: 'vehicle_waiting',
      params: { name: driver.name, plate, isTaken: true },
      about: driver,
    });
  });
