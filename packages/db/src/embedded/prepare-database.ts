import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { describeCause, EmbeddedPostgresError } from './launcher-error.ts';
import { superuser, superuserPasswordFile } from './superuser.ts';

/** The product's role and database. The role owns its database and may create others, but is no superuser. */
export const databaseName = 'ridewire';

/**
 * Creates role and database if they are missing, and gives the role a new password for this run.
 * @returns the connection string for the product
 */
export async function prepareDatabase(clusterDir: string, port: number): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  let client: pg.Client | undefined;
  try {
    const superuserPassword = (await readFile(superuserPasswordFile(clusterDir), 'utf8')).trim();
    client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: superuser,
      password: superuserPassword,
      database: 'postgres',
    });
    client.on('error', () => {});
    await client.connect();
    const role = await client.query('select from pg_roles where rolname = $1', [databaseName]);
    await client.query(
      `${role.rowCount ? 'alter' : 'create'} role ${databaseName} login createdb password '${password}'`,
    );
    const database = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (!database.rowCount) await client.query(`create database ${databaseName} owner ${databaseName}`);
  } catch (cause) {
    throw new EmbeddedPostgresError(`Can't prepare the database in ${clusterDir}: ${describeCause(cause)}.`, {
      cause,
    });
  } finally {
    await client?.end();
  }
  return `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`;
}
