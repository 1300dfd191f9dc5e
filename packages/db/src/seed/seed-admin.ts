import pg from 'pg';
import { v7 as newId } from 'uuid';
import { LOCKED } from './lock-demo-accounts.ts';

/** An arbitrary number that nothing else locks by, so that two processes that start at once don't both make an admin. */
const LOCK_KEY = 0x61_64_6d_6e;

/**
 * Makes an owner, who can sign in at once, where none can.
 * @returns whether it made one
 * @throws Error in one line if the address belongs to someone else
 */
export async function seedAdmin(
  connectionString: string,
  admin: { email: string; password: string },
  hashPassword: (password: string) => Promise<string>,
): Promise<'made' | 'there'> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const { rowCount } = await client.query(
      `select from users where role = 'admin' and coalesce(desk_role, 'owner') = 'owner' and status = 'active'
        and email_verified_at is not null and password_hash <> $1 limit 1`,
      [LOCKED],
    );
    if (rowCount) return 'there';
    const made = await client.query(
      `insert into users (id, email, password_hash, role, name, email_verified_at)
        values ($1, $2, $3, 'admin', 'Admin', now()) on conflict do nothing`,
      [newId(), admin.email, await hashPassword(admin.password)],
    );
    if (!made.rowCount) {
      const taken = await client.query(
        `select role = 'admin' as "isAdmin" from users where lower(email) = lower($1)`,
        [admin.email],
      );
      const who = taken.rows[0]?.isAdmin ? `an admin who can't sign in` : 'somebody who is no admin';
      throw new Error(`ADMIN_EMAIL=${admin.email} belongs to ${who}. Choose another address.`);
    }
    await client.query('commit');
    return 'made';
  } finally {
    await client.end();
  }
}
