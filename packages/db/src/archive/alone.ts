import pg from 'pg';

/** An arbitrary number that nothing else locks by: the letters of "arch". */
const LOCK_KEY = 0x61_72_63_68;

/**
 * Works on the archive alone among all processes, in one transaction that sees the database as of one moment. What others
 * write meanwhile stays untouched; if they change one of the rows that it deletes, it fails as a whole.
 * @param options.waits for another process to be done; otherwise nothing is done, and the result is undefined
 * @param options.signal ends the connection, and with it what is under way
 */
export async function aloneInArchive<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  { waits = false, signal }: { waits?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<T | undefined> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const drop = () => void client.connection.stream.destroy();
  await client.connect();
  signal?.addEventListener('abort', drop, { once: true });
  try {
    signal?.throwIfAborted();
    if (waits) await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    else {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        LOCK_KEY,
      ]);
      if (!rows[0]?.mine) return undefined;
    }
    await client.query('begin isolation level repeatable read');
    const result = await work(client);
    await client.query('commit');
    // The end of a connection releases its locks too, but some time later, and the next step may come before that.
    await client.query('select pg_advisory_unlock_all()');
    return result;
  } catch (error) {
    // A copy may be under way, which a rollback would wait for. The end of the connection takes all back.
    drop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', drop);
    await client.end();
  }
}
