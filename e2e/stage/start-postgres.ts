import { putDhaka } from '@ridewire/api/testing/put-dhaka';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { POSTGRES_URL } from './postgres-url.ts';

/** One Postgres with a migrated template for the whole run, the built-in city in it; each story clones it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres({ fill: putDhaka });
  process.env[POSTGRES_URL] = postgres.serverUrl;
  return () => postgres.stop();
}
