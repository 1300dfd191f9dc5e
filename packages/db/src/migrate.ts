import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** The database can't be brought up to date. `message` is one line, without credentials. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

const committedMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** What goes wrong is thrown; what goes right is nobody's news. */
const silent = new Logger(() => () => {});

/** Any number that nothing else locks by; the letters of "ride". */
const lockKey = 0x72_69_64_65;

/** Longer than any migration of ours should take; the process that waits would only find nothing left to do. */
const lockTimeoutMs = 120_000;

/**
 * Applies the committed migrations that the database doesn't have yet, all in one transaction, then the job queue's own.
 * Processes that start at once wait for the first, by an advisory lock.
 * @throws MigrationError when the database can't be reached, or a migration fails and so nothing was changed
 */
export async function migrateDatabase(
  connectionString: string,
  { migrationsFolder = committedMigrations }: { migrationsFolder?: string } = {},
): Promise<void> {
  const client = await connect(connectionString);
  try {
    await requireVersion(client);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('set lock_timeout = 0');
    await migrate(drizzle(client), { migrationsFolder });
    await runMigrations({ connectionString, maxPoolSize: 1, noHandleSignals: true, logger: silent });
  } catch (cause) {
    if (cause instanceof MigrationError) throw cause;
    throw new MigrationError(`The database can't be brought up to date: ${explain(cause)}.`, { cause });
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end();
  }
}

/** Statements return a row as it was and as it became (`returning old.…, new.…`), which came with PostgreSQL 18. */
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

/** drizzle wraps the server's error in one that quotes the whole statement; a refused connect has many inside. */
function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError && cause.errors.length > 0) return explain(cause.errors[0]);
  if (cause.cause instanceof Error) return explain(cause.cause);
  if ((cause as { code?: string }).code === '55P03')
    return 'another process has been doing it for two minutes';
  return cause.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? 'unknown reason';
}
