import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { isSandbox } from './is-sandbox.ts';
import { openDb } from './client.ts';

/** The database can't be brought up to date. `message` is one line, without credentials. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export const committedMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Errors are thrown, so successful steps need no log. */
const silent = new Logger(() => () => {});

/** An arbitrary number that nothing else locks by: the letters of "ride". */
const lockKey = 0x72_69_64_65;

/** Longer than any of our migrations should take. The waiting process would find nothing left to do anyway. */
const lockTimeoutMs = 120_000;

/** A migration that waits for a table holds up everyone who reads it after that, so it gives up soon, and tries again. */
const tableLockTimeout = '2s';
const tryAgainMs = 1_000;
const lockNotAvailable = '55P03';
/** One that holds a table somebody waits for, and waits for theirs, may be chosen to give up. */
const deadlockDetected = '40P01';

/**
 * Applies the committed migrations that the database does not have yet, all in one transaction, then those of the job
 * queue. Processes that start at the same time wait for the first one, by an advisory lock. Processes of the last release
 * may run meanwhile; a database that knows later migrations stays as it is.
 * @param options.forSandbox a sandbox's database is refused without it
 * @throws MigrationError if the database can't be reached, or if a migration fails, in which case nothing has changed
 */
export async function migrateDatabase(
  connectionString: string,
  {
    migrationsFolder = committedMigrations,
    withinMs = lockTimeoutMs,
    forSandbox = false,
  }: { migrationsFolder?: string; withinMs?: number; forSandbox?: boolean } = {},
): Promise<void> {
  const client = await connect(connectionString);
  try {
    await requireVersion(client);
    if (!forSandbox) await refuseSandbox(client);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`set lock_timeout = '${tableLockTimeout}'`);
    await migrateBetweenReaders(client, migrationsFolder, withinMs);
    await migrateJobQueue(connectionString);
  } catch (cause) {
    if (cause instanceof MigrationError) throw cause;
    throw new MigrationError(`The database can't be brought up to date: ${explain(cause)}.`, { cause });
  } finally {
    // The lock belongs to the connection and is released with it.
    await client.end();
  }
}

/** The library's own pool leaves a connection behind for a moment, which ends the program if its database stops then. */
async function migrateJobQueue(connectionString: string): Promise<void> {
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    await runMigrations({ pgPool: db.pool, noHandleSignals: true, logger: silent });
  } finally {
    await db.close();
  }
}

async function migrateBetweenReaders(
  client: pg.Client,
  migrationsFolder: string,
  withinMs: number,
): Promise<void> {
  for (const until = performance.now() + withinMs; ; await wait(tryAgainMs)) {
    try {
      return await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      if (!gaveUpLock(error)) throw error;
      if (performance.now() > until)
        throw new MigrationError(
          "The database can't be brought up to date: something has used one of its tables all the time, such as a backup or an open transaction. Start again when that is over.",
          { cause: error },
        );
    }
  }
}

const gaveUpLock = (error: unknown): boolean =>
  error instanceof Error &&
  ([lockNotAvailable, deadlockDetected].includes((error as { code?: string }).code ?? '') ||
    gaveUpLock(error.cause));

/** Statements return rows as they were and as they are now (`returning old.…, new.…`), which came with PostgreSQL 18. */
const oldestMajorVersion = 18;

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  const found = rows[0];
  if (found && found.number >= oldestMajorVersion * 10_000) return;
  throw new MigrationError(
    `Ridewire needs PostgreSQL ${oldestMajorVersion} or newer; this server is ${found?.version}.`,
  );
}

/** A sandbox's clock may be months ahead: a real city must never run on it. */
async function refuseSandbox(client: pg.Client): Promise<void> {
  if (await isSandbox(client))
    throw new MigrationError('This database is a sandbox’s: choose another DATABASE_URL.');
}

async function connect(connectionString: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (cause) {
    throw new MigrationError(
      `Can't reach the database at ${describeTarget(connectionString)}: ${explain(cause)}.`,
      { cause },
    );
  }
}

function describeTarget(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'the given DATABASE_URL';
  const { hostname, port, pathname } = new URL(connectionString);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

/** drizzle wraps the server's error in one that quotes the whole statement. A refused connection holds several errors. */
function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError && cause.errors.length > 0) return explain(cause.errors[0]);
  if (cause.cause instanceof Error) return explain(cause.cause);
  if ((cause as { code?: string }).code === lockNotAvailable)
    return 'another process has been doing it for two minutes';
  return cause.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? 'unknown reason';
}
