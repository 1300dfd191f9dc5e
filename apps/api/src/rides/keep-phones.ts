import { schema, type Db } from '@ridewire/db';
import { ne } from 'drizzle-orm';

const { city } = schema;

/** Keeps whether riders and drivers see each other's phone numbers, for the statements of every process. */
export async function keepPhones({ orm }: Pick<Db, 'orm'>, hidesPhones: boolean): Promise<void> {
  await orm.update(city).set({ hidesPhones }).where(ne(city.hidesPhones, hidesPhones));
}
