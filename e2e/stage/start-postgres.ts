import { startTestPostgres } from '@ridewire/db/testing/test-postgres';

/** Under this name the workers find the test server. */
export const POSTGRES_URL = 'RIDEWIRE_E2E_POSTGRES';

/** One Postgres with a migrated template for the whole run; each story clones it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  process.env[POSTGRES_URL] = postgres.serverUrl;
  return () => postgres.stop();
}
