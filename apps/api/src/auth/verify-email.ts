import type { VerifyEmailInput } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { tellDriverWaiting } from '../notifications/tell-driver-waiting.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { spendCode, useUpCode } from './spend-code.ts';

// The person is locked before the code, as where the password is reset: of two that come together one waits for the other.
const VERIFY_EMAIL = `
with person as materialized (select id from users where id = $1 for no key update),
used as (${useUpCode('verify', '(select id from person)')}),
verified as (
  update users u set email_verified_at = now(), updated_at = now() from used
  where u.id = used.user_id and u.email_verified_at is null and u.status = 'active'
  returning u.id, u.role
),
logged as (
  insert into account_events (user_id, type, ip_address, data)
  select id, 'user.email_verified', $3, '{"emailVerified": {"from": false, "to": true}}' from verified
),
told as (${tellDriverWaiting('verified')})
select pg_notify('${CHANNEL}', json_build_object(
  'event', 'user.changed', 'userId', id, 'role', role)::text) as notified
from verified`;

/**
 * Verifies an address by the code that was mailed to it.
 * @throws AppError CODE_INVALID whatever is wrong, TOO_MANY
 */
export async function verifyEmail(core: Core, input: VerifyEmailInput, from: Caller): Promise<void> {
  const { userId, codeHash } = await spendCode(core, 'verify', input, from);
  const verified = await core.db.pool.query({
    name: 'verify_email',
    text: VERIFY_EMAIL,
    values: [userId, codeHash, from.ipAddress],
  });
  if (!verified.rowCount) throw new AppError('CODE_INVALID');
}
