import type { ResetPasswordInput } from '@ridewire/contracts';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellDriverWaiting } from '../notifications/tell-driver-waiting.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { assertNotShared } from './assert-not-shared.ts';
import { hashPassword } from './password.ts';
import { spendCode, useUpCode } from './spend-code.ts';

// Not `for update`, which would make rows that only refer to the person wait, while they hold what this waits for.
const LOCK_PERSON = 'select from users where id = $1 for no key update';

const RESET_PASSWORD = `
with used as (${useUpCode('reset')}),
changed as (
  update users u set password_hash = $3, email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now()
  from used where u.id = used.user_id and u.status = 'active'
  returning u.id, u.role, old.email_verified_at is null as verified
),
verify_code as (
  update email_codes c set code_hash = null, expires_at = null, tries_left = 0 from changed
  where c.user_id = changed.id and c.purpose = 'verify'
),
ended as (delete from sessions s using changed where s.user_id = changed.id returning s.id),
logged as (
  insert into account_events (user_id, type, ip_address, data)
  select id, 'user.password_reset', $4, jsonb_build_object('endedSessions', (select count(*) from ended)) from changed
  union all select id, 'user.email_verified', $4, '{"emailVerified": {"from": false, "to": true}}' from changed where verified
),
told as (${tellDriverWaiting('(select id from changed where verified)')})
select ${queueMail(`json_build_object('kind', 'password_reset', 'userId', id)`)} as queued,
  pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.signed_out', 'userId', id, 'sessionId', null)::text) as signed_out,
  pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.changed', 'userId', id, 'role', role)::text) as notified
from changed`;

/**
 * Sets a new password by the code that was mailed to the address, which is thereby verified too. Every session of the
 * person ends, and a mail tells them.
 * @throws AppError DEMO_ACCOUNT, CODE_INVALID whatever is wrong, TOO_MANY
 */
export async function resetPassword(core: Core, input: ResetPasswordInput, from: Caller): Promise<void> {
  assertNotShared(core, input.email);
  const { userId, codeHash } = await spendCode(core, 'reset', input, from);
  const passwordHash = await hashPassword(input.newPassword);
  const changed = await inTransaction(core.db, async (client) => {
    // A statement sees what was committed before it began: a session that opens just now by the old password either waits
    // for the lock, and then finds the password changed, or is committed before the statement that ends it begins.
    await client.query({ name: 'lock_person', text: LOCK_PERSON, values: [userId] });
    return client.query({
      name: 'reset_password',
      text: RESET_PASSWORD,
      values: [userId, codeHash, passwordHash, from.ipAddress],
    });
  });
  if (!changed.rowCount) throw new AppError('CODE_INVALID');
  // Whoever guessed the old password, guessed at what is no more; and its owner is not to wait for them.
  const name = input.email.toLowerCase();
  await core.limits.forget('loginByAccount', name);
  await core.limits.forget('loginByAccountAndAddress', `${name} ${addressKey(from.ipAddress)}`);
}
