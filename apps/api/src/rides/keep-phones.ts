import { schema, type Db } from '@ridewire/db';
import { ne } from 'drizzle-orm';

const { city } = schema;

/** Keeps whether people see each other's phone numbers, for every process's statements. */
export async function keepPhones({ orm }: Pick<Db, 'orm'>, hidesPhones: boolean): Promise<void> {
  await orm.update(city).set({ hidesPhones }).where(ne(city.hidesPhones, hidesPhones));
}
