import { importOutline } from '../streets/import-outline.ts';

/** Puts the built-in city into a migrated database, so that no product that starts on it or on a clone of it does. */
export async function putOutline(connectionString: string): Promise<void> {
  if (!(await importOutline(connectionString))) throw new Error('The outline was not imported.');
}
