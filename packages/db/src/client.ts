import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Drizzle's query builder. What it builds and how it reads rows follows from the schema's tables. */
export type Orm = NodePgDatabase;

/** The database: drizzle's builder for most work, the pool itself for prepared statements. */
export interface Db {
  orm: Orm;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A statement with a unique name. */
interface Prepared {
  name: string;
  text: string;
}

const CASING = { casing: 'snake_case' } as const;

/**
 * How long an idle transaction keeps its locks, in milliseconds. If its process hangs, is cut off or forgets it, everyone
 * else's changes to those rows would wait forever.
 */
const MAX_IDLE_MS = process.env['NODE_ENV'] === 'test' ? 60_000 : 5_000;

/**
 * If no connection is made within this time, the database counts as unreachable; in milliseconds. Tests keep all cores
 * busy, where a long wait only means a slow machine.
 */
export const CONNECT_WITHIN_MS = process.env['NODE_ENV'] === 'test' ? 20_000 : 5_000;
/** A busy server plans a dozen statements in seconds. */
const READY_SHARE = 3;

const READ_ONLY_TRANSACTION = '25006';

/** The error is listened to here and reported by the query that fails because of it. */
const ignore = () => {};

/**
 * Opens a pool on `connectionString`. It connects lazily: an unreachable server, or a standby, shows at the first query,
 * the latter as an error with the code 25006.
 * @param options.maxConnections at most this many connections; 10 by default
 * @param options.timeoutMs the limit for each statement. The server ends it, and if the server does not respond either,
 * the connection is dropped two seconds later. An idle transaction ends after the same time, or after five seconds if
 * that is shorter. No limit by default
 * @param options.lockTimeoutMs the limit for waiting on a lock; the statement then fails with 55P03. No limit by default
 * @param options.connectWithinMs the limit for a new connection; preparing it may take three times as long
 * @param options.staysOpen keeps idle connections, with their prepared statements, for good; ten seconds by default
 * @param options.prepared statements that each connection prepares before it is used. They are planned once for all
 * parameters; an ordinary connection plans the first five calls anew, which takes longer than running them
 * @param options.onError called when an idle connection breaks, unless the pool is being closed
 */
export function openDb(
  connectionString: string,
  options: {
    maxConnections?: number;
    timeoutMs?: number;
    lockTimeoutMs?: number;
    connectWithinMs?: number;
    staysOpen?: boolean;
    prepared?: readonly Prepared[];
    onError?: (error: Error) => void;
  } = {},
): Db {
  const connectWithinMs = options.connectWithinMs ?? CONNECT_WITHIN_MS;
  // The pool makes clients of this class, and waits for the promise returned here, although its types don't say so.
  const onConnect = (client: pg.ClientBase): unknown =>
    makeReady(client as pg.Client, options.prepared ?? [], READY_SHARE * connectWithinMs);
  const pool = new pg.Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    onConnect,
    ...(options.staysOpen && { idleTimeoutMillis: 0 }),
    ...(options.timeoutMs !== undefined && {
      statement_timeout: options.timeoutMs,
      query_timeout: options.timeoutMs + 2_000,
      idle_in_transaction_session_timeout: Math.min(options.timeoutMs, MAX_IDLE_MS),
    }),
    ...(options.lockTimeoutMs !== undefined && { lock_timeout: options.lockTimeoutMs }),
  });
  // The pool's end doesn't wait for its sockets, so a server that stops right after it breaks some of them.
  pool.on('error', (error) => pool.ending || options.onError?.(error));
  // The pool listens only to idle connections. Without this listener, a connection that breaks while it is in use, for
  // example between two statements of a transaction, would end the process.
  pool.on('connect', (client) => client.on('error', ignore));
  return { orm: drizzle(pool, CASING), pool, close: () => pool.end() };
}

/**
 * Refuses a standby, as libpq's target_session_attrs=read-write does. While a standby takes over, an address may lead to
 * one for a moment, and a connection that stays would have every change refused for good.
 */
async function assertTakesChanges(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'off') return;
  throw Object.assign(new Error('This database takes no changes: it is a standby.'), {
    code: READ_ONLY_TRANSACTION,
  });
}

/**
 * The pool's own limit ends once a connection is made. A server that hangs after that answers none of the following
 * statements, nor does it close the connection, for which the pool waits before it reports an error.
 */
async function makeReady(client: pg.Client, prepared: readonly Prepared[], withinMs: number): Promise<void> {
  const timer = setTimeout(() => drop(client), withinMs);
  try {
    await assertTakesChanges(client);
    if (prepared.length > 0) await prepare(client, prepared);
  } catch (error) {
    drop(client);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Fails what the connection was asked, with “Connection terminated”. */
const drop = (client: pg.Client): void => void client.connection.stream.destroy();

/** Runs each statement once without parameters, which finds no rows. A statement that fails here fails again where it is used. */
async function prepare(client: pg.ClientBase, statements: readonly Prepared[]): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
  for (const { name, text } of statements) {
    const parameters = Math.max(...Array.from(text.matchAll(/\$(\d+)/g), ([, place]) => Number(place)));
    const values = Array.from({ length: parameters }, () => null);
    await client.query({ name, text, values }).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
    });
  }
}

/** One per connection, for its whole life: the builder remembers column names. */
const ormOfConnection = new WeakMap<pg.PoolClient, Orm>();

/** The builder on one connection of the pool, for work that must stay on that connection. */
export function ormOn(connection: pg.PoolClient): Orm {
  const known = ormOfConnection.get(connection);
  if (known) return known;
  const orm = drizzle(connection, CASING);
  ormOfConnection.set(connection, orm);
  return orm;
}
