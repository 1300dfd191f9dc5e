import { randomBytes } from 'node:crypto';
import { retryWhileInUse } from '../retry-while-in-use.ts';
import { query } from './query.ts';

export interface TestDatabase {
  connectionString: string;
  /** Closes all remaining connections first. */
  drop: () => Promise<void>;
}

export const templateDatabase = 'ridewire_template';

/**
 * Clones the migrated template. That takes tens of milliseconds, while migrating takes longer with each new migration. If
 * nothing has to reach a disk, files are copied, which costs half as much as also writing every page to the log.
 */
export async function cloneTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await retryWhileInUse(() =>
    query(serverUrl, `create database ${name} template ${templateDatabase} strategy file_copy`),
  );
  return {
    connectionString: withDatabase(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/** Closes all remaining connections first. */
export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  retryWhileInUse(() => query(serverUrl, `drop database if exists ${name} with (force)`));

/** The same server and role with another database. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
