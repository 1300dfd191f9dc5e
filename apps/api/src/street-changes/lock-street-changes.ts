import type { Db } from '@ridewire/db';

/** A change takes milliseconds; a longer lock means a hanging process. */
const LOCK_TIMEOUT = '2s';

/**
 * Lets one transaction at a time make or end changes, so that there are never too many. Reads don't wait.
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function lockStreetChanges(connection: Pick<Db['pool'], 'query'>): Promise<void> {
  await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await connection.query('lock table street_changes in share row exclusive mode');
}
