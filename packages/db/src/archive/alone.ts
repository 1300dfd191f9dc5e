import pg from 'pg';

/**
 * An arbitrary number that nothing else locks by: the letters of "arch". A connection that holds this advisory lock gives
 * out no new event ids, so readers of the log don't wait for it.
 */
export const ARCHIVE_LOCK = 0x61_72_63_68;

/** How long it waits for rows that others hold before it gives up. Others may be waiting for its rows by then. */
const PATIENCE_MS = 5_000;

interface AloneOptions {
  waits?: boolean;
  patienceMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Works on the archive alone among all processes, in one transaction that sees the database as of one moment. What others
 * write meanwhile stays untouched; if they change one of the rows that it deletes, it fails as a whole.
 * @param options.waits for another process to be done; otherwise nothing is done, and the result is undefined
 * @param options.signal ends the connection, and with it what is under way
 */
export async function aloneInArchive<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  { waits = false, patienceMs = PATIENCE_MS, signal }: AloneOptions = {},
): Promise<T | undefined> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const drop = () => void client.connection.stream.destroy();
  await client.connect();
  signal?.addEventListener('abort', drop, { once: true });
  try {
    signal?.throwIfAborted();
    if (waits) await client.query('select pg_advisory_lock($1)', [ARCHIVE_LOCK]);
    else {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        ARCHIVE_LOCK,
      ]);
      if (!rows[0]?.mine) return undefined;
    }
    await client.query(`begin isolation level repeatable read; set local lock_timeout = ${patienceMs}`);
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
