import pg from 'pg';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** Stands in the place of a password's hash and is the hash of none. */
export const LOCKED = 'locked while the demo is off';

const LOCK = `
with locked as (
  update users set password_hash = $2, updated_at = now()
  where lower(email) = any ($1) and password_hash <> $2 returning id
)
delete from sessions using locked where user_id = locked.id`;

/**
 * Everybody knows the demo accounts' password: outside the demo, a database that once held it must not let them in. Their
 * sessions end too. Seeding again opens them.
 */
export async function lockDemoAccounts(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(LOCK, [DEMO_ACCOUNTS.map((account) => account.email), LOCKED]);
  } finally {
    await client.end();
  }
}
