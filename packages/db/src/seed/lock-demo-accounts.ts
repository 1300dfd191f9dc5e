import pg from 'pg';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** Stands in the place of a password's hash and is the hash of none. */
export const LOCKED = 'locked while the demo is off';

const LOCK = `
with locked as (
  update users set password_hash = $2, updated_at = now()
  where lower(email) = any ($1) and password_hash <> $2 returning id
), ended as (
  delete from sessions using locked where user_id = locked.id
)
select count(*)::int as count from locked`;

/**
 * Everybody knows the demo accounts' password: outside the demo, a database that once held it must not let them in. Their
 * sessions end too. Seeding again opens them.
 * @returns how many were open until now
 */
export async function lockDemoAccounts(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    const emails = DEMO_ACCOUNTS.map((account) => account.email);
    const { rows } = await client.query<{ count: number }>(LOCK, [emails, LOCKED]);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
