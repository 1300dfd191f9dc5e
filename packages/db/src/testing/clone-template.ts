import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from './query.ts';

export interface TestDatabase {
  connectionString: string;
  /** Cuts whoever is still connected. */
  drop: () => Promise<void>;
}

export const templateDatabase = 'ridewire_template';

/** Clones the migrated template: tens of milliseconds, while migrating anew takes longer with each migration. */
export async function cloneTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await retryWhileInUse(() => query(serverUrl, `create database ${name} template ${templateDatabase}`));
  return {
    connectionString: withDatabase(serverUrl, name),
    drop: async () => {
      // Not by force: that refuses while autovacuum is at work, which is not ours to end. A plain drop ends it, and waits.
      await query(
        serverUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
      );
      await retryWhileInUse(() => query(serverUrl, `drop database if exists ${name}`));
    },
  };
}

/** The same server and role, another database. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Connections may still be closing: that which migrated the template, and those that a drop cut. */
async function retryWhileInUse(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work();
      return;
    } catch (cause) {
      const inUse = (cause as { code?: string }).code === '55006';
      if (!inUse || tries === 50) throw cause;
      await wait(100);
    }
  }
}
