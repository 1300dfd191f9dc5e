import { fileURLToPath } from 'node:url';
import { openDb, type Db } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { startProcess, type ServerProcess } from './start-process.ts';

export interface Servers {
  db: Db;
  connectionString: string;
  /** The product as users run it. */
  product: ServerProcess;
  /** A bare ws server with one prepared statement: the least work any product could do. */
  floor: ServerProcess;
  stop(): Promise<void>;
}

/** The product's own entry point. */
export const PRODUCT = fileURLToPath(new URL('../../../api/src/server/main.ts', import.meta.url));
export const FLOOR = fileURLToPath(new URL('./floor-server.ts', import.meta.url));

/**
 * Both servers on one durable database: every commit is on disk before it is answered.
 * @param more settings of the product
 */
export async function startServers(more: Record<string, string> = {}): Promise<Servers> {
  const postgres = await startTestPostgres({
    settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  });
  const { connectionString } = await postgres.createDatabase();
  const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'error', PORT: '0' };
  const [product, floor] = await Promise.all([
    startProcess(PRODUCT, { ...env, ...more }),
    startProcess(FLOOR, env),
  ]);
  const db = openDb(connectionString);
  return {
    db,
    connectionString,
    product,
    floor,
    stop: async () => {
      await Promise.all([product.stop(), floor.stop()]);
      await db.close();
      await postgres.stop();
    },
  };
}

/** More processes of both on the same database, for more sockets than one process may have open. */
export async function startMore({ connectionString }: Servers, count: number) {
  const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'error', PORT: '0' };
  const startMany = (script: string) =>
    Promise.all(Array.from({ length: count }, () => startProcess(script, env)));
  const [products, floors] = [await startMany(PRODUCT), await startMany(FLOOR)];
  return { products, floors, stop: () => Promise.all([...products, ...floors].map((each) => each.stop())) };
}
