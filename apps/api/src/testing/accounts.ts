import type { ErrorCode, SelfRole } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { expect } from 'vitest';
import { register } from '../auth/register.ts';
import type { Caller } from '../core/caller.ts';
import type { Services } from '../server/router/services.ts';
import type { LimitRule } from '../core/limits.ts';

export interface TestAccount {
  userId: string;
  email: string;
  password: string;
}

let callers = 0;

/** A caller from a fresh address, who has all limits to themselves. */
export const caller = (): Caller => ({
  userAgent: 'a test',
  ipAddress: `2001:db8:0:${(++callers).toString(16)}::1`,
});

/** Signs a person up as people do, with a mail that waits to be sent; verified and blocked directly in the database. */
export async function makeAccount(
  core: Services,
  state: { role?: SelfRole; isVerified?: boolean; isBlocked?: boolean } = {},
): Promise<TestAccount> {
  const account = { email: `${crypto.randomUUID()}@example.test`, password: 'Correct-horse-7' };
  await register(core, { ...account, role: state.role ?? 'rider', name: 'Ayesha' }, caller());
  const result = await core.db.pool.query<{ id: string }>(
    `update users set email_verified_at = case when $2 then now() end,
        status = case when $3 then 'blocked'::user_status else status end
      where email = $1 returning id`,
    [account.email, state.isVerified ?? true, state.isBlocked ?? false],
  );
  return { ...account, userId: (result.rows[0] as { id: string }).id };
}

/** More than any limit allows. */
const MOST_SPENT = 1_000;

/** Uses a limit up. @returns how often there was still room */
export async function useUp(core: Services, rule: LimitRule, key: string): Promise<number> {
  for (let spent = 0; spent < MOST_SPENT; spent++) if (!(await core.limits.trySpend(rule, key))) return spent;
  throw new Error(`${rule} is no limit: there was room ${MOST_SPENT} times.`);
}

/** As if a code had been requested this much earlier. */
export async function letPass(db: Db, userId: string, seconds: number): Promise<void> {
  await db.pool.query(
    `update email_codes set asked_at = asked_at - $2 * interval '1 second',
        expires_at = expires_at - $2 * interval '1 second' where user_id = $1`,
    [userId, seconds],
  );
}

/** A person's entries in the trail, in order. */
export async function findAccountEvents(db: Db, userId: string) {
  const result = await db.pool.query<{ type: string; ip: string | null; data: unknown }>(
    `select type, ip_address as ip, data from account_events where user_id = $1 order by id`,
    [userId],
  );
  return result.rows;
}

/** The mails that wait to be sent to a person, in order. */
export async function findQueuedMails(db: Db, userId: string) {
  const result = await db.pool.query<{ key: string | null; payload: unknown }>(
    `select j.key, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_mail' and j.payload ->> 'userId' = $1 order by j.id`,
    [userId],
  );
  return result.rows;
}

/** Expects a refusal with the code; a different result is shown next to the expected code. */
export const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise, `expected to be refused with ${code}`).rejects.toMatchObject({ name: 'AppError', code });
