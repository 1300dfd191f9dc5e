import pg from 'pg';
import { v7 as newId } from 'uuid';

/** Any number that nothing else locks by; two processes that start at once must not both make one. */
const LOCK_KEY = 0x61_64_6d_6e;

/**
 * Makes the first admin, who may sign in at once.
 * @returns whether it did; false where there is any admin already
 * @throws Error in one line when the address belongs to somebody who is no admin
 */
export async function seedAdmin(
  connectionString: string,
  admin: { email: string; password: string },
  hashPassword: (password: string) => Promise<string>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const { rowCount } = await client.query(`select from users where role = 'admin' limit 1`);
    if (rowCount) return false;
    const made = await client.query(
      `insert into users (id, email, password_hash, role, name, email_verified_at)
        values ($1, $2, $3, 'admin', 'Admin', now()) on conflict do nothing`,
      [newId(), admin.email, await hashPassword(admin.password)],
    );
    if (!made.rowCount)
      throw new Error(
        `ADMIN_EMAIL=${admin.email} belongs to somebody who is no admin. Choose another address.`,
      );
    await client.query('commit');
    return true;
  } finally {
    await client.end();
  }
}
