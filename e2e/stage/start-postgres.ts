import { putDhaka } from '@ridewire/api/testing/put-dhaka';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { POSTGRES_URL } from './postgres-url.ts';

/** One Postgres for the whole run, with a migrated template that has the included city. Each story clones it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres({ fill: putDhaka, inMemory: true });
  process.env[POSTGRES_URL] = postgres.serverUrl;
  return () => postgres.stop();
}
