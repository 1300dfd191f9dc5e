import { bringDhaka } from '../streets/bring-dhaka.ts';

/** Puts the included city into a migrated database, so that products that start on it or on a clone of it need not. */
export async function putDhaka(connectionString: string): Promise<void> {
  if (!(await bringDhaka(connectionString))) throw new Error('Dhaka was not brought.');
}
