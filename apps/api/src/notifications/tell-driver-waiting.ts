import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { tellPeople } from './tell-people.ts';

const { drivers, users } = schema;

/** Notifies every admin of a new driver whose address is verified; does nothing for others. */
export async function tellDriverWaiting(tx: Tx, userId: string): Promise<void> {
  const [driver] = await tx
    .select({ name: users.name, email: users.email })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(and(eq(drivers.id, userId), eq(drivers.approved, false)));
  if (driver)
    await tellPeople(tx, {
      to: { desk: 'people:write' },
      type: 'driver_waiting',
      params: { name: driver.name },
      about: driver,
    });
}
