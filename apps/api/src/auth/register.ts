import type { CodeAsked, RegisterInput } from '@ridewire/contracts';
import { v7 as newId } from 'uuid';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { askFor, QUEUE_CODE_MAIL } from './ask-code.ts';
import { RESEND_SECONDS } from './make-code.ts';
import { assertRoomToHash, hashPassword, verifyPassword } from './password.ts';
import { findAccount, type Account } from './account-queries.ts';

// Of two sign-ups of one address at once, the second waits for the first, and then does nothing.
const REGISTER = `
with made as (
  insert into users (id, email, password_hash, role, name, phone, language)
  values ($1, $2, $3, $4, $5, $6, coalesce($8::language, 'en'))
  on conflict ((lower(email))) do nothing
  returning id, role
),
driving as (insert into drivers (id) select id from made where role = 'driver'),
asked as (${askFor(`'verify'::code_purpose`, 'made')}),
logged as (
  insert into account_events (user_id, type, ip_address, data)
  select id, 'user.registered', $7, jsonb_build_object('role', role) from made
)
select ${QUEUE_CODE_MAIL} as queued, pg_notify('${CHANNEL}', json_build_object(
  'event', 'user.changed', 'userId', made.id, 'role', made.role)::text) as notified
from made join asked on asked.user_id = made.id`;

/**
 * Makes an account, whose address is then to be verified by the code that is mailed to it.
 * @returns the address as it is kept: as it was typed; the id for clients of the REST API
 * @throws AppError EMAIL_TAKEN; EMAIL_WAITING when the address is taken but not verified; TOO_MANY
 */
export async function register(
  core: Core,
  input: RegisterInput,
  from: Caller,
): Promise<CodeAsked & { email: string; userId: string }> {
  const { email, password, role, name, phone, language } = input;
  assertRoomToHash();
  await core.limits.spend('registerByAddress', addressKey(from.ipAddress));
  const id = newId();
  const made = await core.db.pool.query({
    name: 'register',
    text: REGISTER,
    values: [
      ...[id, email, await hashPassword(password), role, name, phone ?? null],
      ...[from.ipAddress, language ?? null],
    ],
  });
  if (!made.rowCount) {
    const account = await findAccount(core.db, email);
    const isWaiting = account?.status === 'active' && !account.emailVerifiedAt;
    if (!isWaiting) throw new AppError('EMAIL_TAKEN');
    await distrustPassword(core, account, password, from);
    throw new AppError('EMAIL_WAITING');
  }
  // The first mail counts like those that are asked for later.
  await core.limits.trySpend('codeMailByAccount', id);
  return { userId: id, email, resendInSeconds: RESEND_SECONDS };
}

const FORGET_PASSWORD = `
with forgotten as (
  update users set password_hash = 'of two who signed up', updated_at = now()
  where id = $1 and password_hash = $2 and email_verified_at is null
  returning id
)
insert into account_events (user_id, type, ip_address) select id, 'user.password_forgotten', $3 from forgotten`;

/**
 * Two passwords for one address: nobody knows which is its owner's, who will verify it by the mailed code. So neither opens
 * the account, or whoever signed up first would be in with them; the owner sets a new one by another code.
 */
async function distrustPassword(core: Core, account: Account, password: string, from: Caller): Promise<void> {
  if (await verifyPassword(account.passwordHash, password)) return;
  await core.db.pool.query({
    name: 'forget_password',
    text: FORGET_PASSWORD,
    values: [account.id, account.passwordHash, from.ipAddress],
  });
}
