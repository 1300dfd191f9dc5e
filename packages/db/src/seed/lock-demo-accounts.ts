import pg from 'pg';
import { DEMO_ACCOUNTS, SANDBOX_RIDERS } from './demo-accounts.ts';

/** Stored instead of a password hash; it is the hash of no password. */
export const LOCKED = 'locked while the demo is off';

const LOCK = `
with locked as (
  update users set password_hash = $2, updated_at = now()
  where lower(email) = any ($1) and password_hash <> $2 returning id
), ended as (
  delete from sessions using locked where user_id = locked.id
), told as (
  select pg_notify($3, event::text) from (
    select json_build_object('event', 'user.signed_out', 'userId', id, 'sessionId', null) from locked
    union all select json_build_object('event', 'demo.locked') where exists (select from locked)
  ) events (event)
)
select (select count(*)::int from locked) as count, (select count(*) from told) as told`;

/**
 * Locks the demo accounts, and those that only a sandbox has. Everyone knows their password, so a database that once held the demo must not let them in
 * outside it. Their sessions end too, and servers that offer the demo on the same database are told. Seeding again
 * unlocks them.
 * @param channel the channel that servers listen on
 * @returns how many accounts were unlocked until now
 */
export async function lockDemoAccounts(connectionString: string, channel: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    const emails = [...DEMO_ACCOUNTS.map((account) => account.email), ...SANDBOX_RIDERS];
    const { rows } = await client.query<{ count: number }>(LOCK, [emails, LOCKED, channel]);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
