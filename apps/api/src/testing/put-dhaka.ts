import { bringDhaka } from '../streets/bring-dhaka.ts';

/** Puts the city that comes along into a migrated database, so that no product that starts on it or on a clone of it does. */
export async function putDhaka(connectionString: string): Promise<void> {
  if (!(await bringDhaka(connectionString))) throw new Error('Dhaka was not brought.');
}
