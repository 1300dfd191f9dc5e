import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Drizzle's builder: what it builds, and how it reads rows, follows from the schema's tables. */
export type Orm = NodePgDatabase;

/** The database: drizzle's builder for most work, the pool itself for prepared statements. */
export interface Db {
  orm: Orm;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A statement with a name that no other has. */
interface Prepared {
  name: string;
  text: string;
}

const CASING = { casing: 'snake_case' } as const;

/**
 * A transaction whose process stands still, is cut off or was forgotten lets go of its rows after so long: everybody else's change
 * of them waits. In milliseconds.
 */
const MAX_IDLE_MS = process.env['NODE_ENV'] === 'test' ? 60_000 : 5_000;

/**
 * A database to which no connection comes about by then is away, in milliseconds. Tests keep all cores busy: there it is only slow.
 */
export const CONNECT_WITHIN_MS = process.env['NODE_ENV'] === 'test' ? 60_000 : 5_000;

/** Heard, and left to the query that fails of it. */
const ignore = () => {};

/**
 * Opens a pool on `connectionString`. Connects lazily: an unreachable server shows at the first query.
 * @param options.maxConnections at most this many connections; 10 unless given
 * @param options.timeoutMs no statement takes longer: the server ends it, and if the server is silent too, the connection is
 *   given up two seconds later. Nor does a transaction stand still for longer, or for five seconds. No bound unless given
 * @param options.lockTimeoutMs no lock is waited for longer; the statement fails with 55P03. No bound unless given
 * @param options.staysOpen connections are kept however long nobody uses them, with the statements prepared on them; ten seconds unless
 *   given
 * @param options.prepared statements that each connection knows before it is used. They are planned once for whatever they are
 *   asked: an ordinary connection plans the first five anew, which takes longer than running them
 * @param options.onError told of idle connections that broke
 */
export function openDb(
  connectionString: string,
  options: {
    maxConnections?: number;
    timeoutMs?: number;
    lockTimeoutMs?: number;
    staysOpen?: boolean;
    prepared?: readonly Prepared[];
    onError?: (error: Error) => void;
  } = {},
): Db {
  // The pool waits for what it answers, which its types don't say.
  const onConnect = (client: pg.ClientBase): unknown => prepare(client, options.prepared ?? []);
  const pool = new pg.Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    ...(options.prepared && { onConnect }),
    ...(options.staysOpen && { idleTimeoutMillis: 0 }),
    ...(options.timeoutMs !== undefined && {
      statement_timeout: options.timeoutMs,
      query_timeout: options.timeoutMs + 2_000,
      idle_in_transaction_session_timeout: Math.min(options.timeoutMs, MAX_IDLE_MS),
    }),
    ...(options.lockTimeoutMs !== undefined && { lock_timeout: options.lockTimeoutMs }),
  });
  pool.on('error', options.onError ?? ignore);
  // The pool listens to idle connections only. One that breaks while somebody has it, between two statements of a transaction
  // say, would end the process; so it is heard from its first moment on.
  pool.on('connect', (client) => client.on('error', ignore));
  return { orm: drizzle(pool, CASING), pool, close: () => pool.end() };
}

/** Run once with nothing given, which finds no rows. What fails here fails where it is asked for. */
async function prepare(client: pg.ClientBase, statements: readonly Prepared[]): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
  for (const { name, text } of statements) {
    const parameters = Math.max(...Array.from(text.matchAll(/\$(\d+)/g), ([, place]) => Number(place)));
    await client.query({ name, text, values: Array.from({ length: parameters }, () => null) }).catch(ignore);
  }
}

/** One each for the life of a connection: it remembers what columns are called. */
const ormOfConnection = new WeakMap<pg.PoolClient, Orm>();

/** The builder on one connection of the pool, for what must run on the same one. */
export function ormOn(connection: pg.PoolClient): Orm {
  const known = ormOfConnection.get(connection);
  if (known) return known;
  const orm = drizzle(connection, CASING);
  ormOfConnection.set(connection, orm);
  return orm;
}
