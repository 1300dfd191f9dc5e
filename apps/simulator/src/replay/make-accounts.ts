import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

export interface Account {
  id: string;
  email: string;
  /** The session cookie, as `name=value`. */
  cookie: string;
}

/** Nobody signs in by password here, so one text that is no password's hash serves all. */
const NO_PASSWORD = 'none';

const MAKE = `
with wanted as (
  select * from json_to_recordset($1::json) as w(id uuid, "sessionId" uuid, email text, name text, "secretHash" text)
), people as (
  insert into users (id, email, password_hash, role, name, email_verified_at)
  select id, email, $2, $3::role, name, now() from wanted
), cars as (
  insert into drivers (id, approved, vehicle_model, license_plate)
  select id, true, 'Ford Crown Victoria', upper(right(id::text, 8)) from wanted where $3 = 'driver'
)
insert into sessions (id, user_id, secret_hash, expires_at)
select "sessionId", id, decode("secretHash", 'hex'), now() + interval '1 day' from wanted`;

/**
 * Makes signed-in people directly in the database, because hundreds of sign-ins would measure argon2.
 * @param made how many of this role there are already
 */
export async function makeAccounts(db: Db, role: Role, count: number, made = 0): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, i) => ({
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    secret: randomBytes(32).toString('base64url'),
    name: `${role} ${made + i + 1}`,
    email: `${role}.${made + i + 1}@replay.example`,
  }));
  const rows = accounts.map(({ secret, ...row }) => ({
    ...row,
    secretHash: createHash('sha256').update(secret).digest('hex'),
  }));
  await db.pool.query(MAKE, [JSON.stringify(rows), NO_PASSWORD, role]);
  return accounts.map(({ id, email, secret }) => ({ id, email, cookie: `ridewire_session=${secret}` }));
}
