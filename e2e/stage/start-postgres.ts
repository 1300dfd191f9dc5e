import { bringStreets } from '@ridewire/api/testing/bring-streets';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { POSTGRES_URL } from './postgres-url.ts';

/** One Postgres for the whole run, with a migrated template that has a few streets. Each story clones it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres({ fill: bringStreets, inMemory: true });
  process.env[POSTGRES_URL] = postgres.serverUrl;
  return () => postgres.stop();
}
