import type { Db } from '@ridewire/db';

/** Any number that nothing else locks with; the letters of "city". */
const LOCK_KEY = 0x63_69_74_79;

/** Another process is importing a city into this database right now. */
export class CityLockError extends Error {
  override name = 'CityLockError';
  constructor() {
    super('Another city is being imported into this database right now: wait until that is done.');
  }
}

/**
 * Runs `work` while no one else imports a city into this database. The lock belongs to the connection: it ends if its
 * process dies.
 * @param options.waits waits for the other import to end, as long as the database's settings say
 * @throws {CityLockError} while there is another one; what `work` throws
 */
export async function withCityLock<T>(
  db: Pick<Db, 'pool'>,
  work: () => Promise<T>,
  { waits = false } = {},
): Promise<T> {
  const connection = await db.pool.connect();
  let broken: unknown;
  try {
    const { rows } = await connection.query<{ is_ours: boolean }>(
      waits
        ? 'select true as is_ours from (select pg_advisory_lock($1)) locked'
        : 'select pg_try_advisory_lock($1) as is_ours',
      [LOCK_KEY],
    );
    if (!rows[0]?.is_ours) throw new CityLockError();
    return await work();
  } finally {
    await connection.query('select pg_advisory_unlock_all()').catch((cause: unknown) => (broken = cause));
    // Closing it releases the lock if the request to release it failed.
    connection.release(broken !== undefined);
  }
}
