import type { RefreshTokensInput, Role, Tokens, UserStatus } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { makeTokens } from './make-tokens.ts';
import { FIRST_GENERATION } from './open-session.ts';
import { readRefreshToken } from './refresh-token.ts';
import { SESSION_DAYS } from './session-queries.ts';

/** For so long the token before the newest brings the newest again: an answer may have got lost. In seconds. */
export const REPEAT_SECONDS = 60;

// Of several at once each waits for the row and judges it anew: the first counts up, the others find their successor made.
const RENEW = `
with renewed as (
  merge into sessions s using users u on s.id = $1 and u.id = s.user_id
  when matched and (s.expires_at <= now() or u.status <> 'active' or s.refresh_generation is null
    or s.refresh_generation < $2) then do nothing
  when matched and s.refresh_generation = $2 then update set
    refresh_generation = $2 + 1, renewed_at = now(), last_seen_at = now(), expires_at = now() + $3 * interval '1 day'
  when matched and s.refresh_generation = $2 + 1 and (s.renewed_at > now() - $6 * interval '1 second'
    or ($2 = ${FIRST_GENERATION} and s.created_at > now() - $3 * interval '1 day')) then update set
    last_seen_at = now(), expires_at = now() + $3 * interval '1 day'
  when matched then delete
  returning merge_action() as action, s.id, s.user_id, u.role, u.status
), logged as (
  insert into account_events (user_id, type, ip_address, data)
  select user_id, 'session.token_reused', $4, json_build_object('sessionId', id, 'userAgent', $5::text)
  from renewed where action = 'DELETE'
), told as (
  select pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.signed_out', 'userId', user_id, 'sessionId', id)::text) from renewed where action = 'DELETE'
  union all
  select pg_notify('${CHANNEL}', json_build_object(
    'event', 'sessions.changed', 'userId', user_id)::text) from renewed where action = 'DELETE'
)
select action = 'UPDATE' as "isRenewed", user_id as "userId", role, status, (select count(*) from told) as notified
from renewed`;

/**
 * The next two tokens of a program's session, which lives on by it. The newest refresh token brings its successor; the
 * one before brings the same again for a minute, for the answer may have been lost, and the very first one for a month: old
 * clients keep it and never take another. Any other is in the hands of somebody who should not have it, or was: the session
 * ends.
 * @throws AppError TOKEN_INVALID
 */
export async function refreshTokens(core: Core, input: RefreshTokensInput, from: Caller): Promise<Tokens> {
  const token = readRefreshToken(core.serverKey, input.refreshToken);
  if (!token) throw new AppError('TOKEN_INVALID');
  const { sessionId } = token;
  const result = await core.db.pool.query<{
    isRenewed: boolean;
    userId: string;
    role: Role;
    status: UserStatus;
  }>({
    name: 'renew_session',
    text: RENEW,
    values: [
      sessionId,
      token.generation,
      SESSION_DAYS,
      from.ipAddress,
      from.userAgent?.slice(0, 300) ?? null,
      REPEAT_SECONDS,
    ],
  });
  const [row] = result.rows;
  if (!row?.isRenewed) throw new AppError('TOKEN_INVALID');
  const { userId, role, status } = row;
  return makeTokens(core.serverKey, { userId, sessionId, generation: token.generation + 1, role, status });
}
