import { schema, type Db } from '@ridewire/db';
import { and, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import { addJob, removeJob } from '../../core/add-job.ts';
import { addressKey } from '../../core/address-key.ts';
import type { Caller } from '../../core/caller.ts';
import { countPasskeys, hasSecondFactor } from '../../core/factor-demand.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import { queueMail } from '../../mail/mail-job.ts';

const { accountEvents, users } = schema;

/** The task that tells a person that their password was given, and neither a code nor a passkey. */
export const TELL_MISSED_CODE = 'tell_missed_code';
export const MissedCodeJob = z.object({ userId: z.uuid(), ipAddress: z.string().nullable() });

/** How long a sign-in may take to find the phone, in seconds. */
const WAIT_SECONDS = 900;
/**
 * The most entries of one account in the trail within a day, and the most that wait: someone who has the password may have
 * many addresses.
 */
export const MAX_MISSED_A_DAY = 30;

const keysOf = (userId: string) => `missed-code:${userId}:`;
const keyOf = (userId: string, ipAddress: string | null) => `${keysOf(userId)}${addressKey(ipAddress)}`;

/**
 * Notes that a right password came without a code, as it does at the beginning of every sign-in. If neither a code nor a
 * passkey follows from the same place, the person is told: someone else may know the password. Trying again doesn't put
 * that off. Places beyond the most that are told of aren't noted.
 */
export const noteMissedCode = (db: Db, userId: string, { ipAddress }: Caller): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Of many at once, each counts those before it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await countWaiting(tx, userId)) >= MAX_MISSED_A_DAY) return;
    await addJob(tx, TELL_MISSED_CODE, { userId, ipAddress } satisfies z.infer<typeof MissedCodeJob>, {
      key: keyOf(userId, ipAddress),
      afterSeconds: WAIT_SECONDS,
      keepsTime: true,
    });
  });

async function countWaiting(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where starts_with(key, ${keysOf(userId)})`,
  );
  return rows[0]?.count ?? 0;
}

/** The code followed, or a passkey. */
export const forgetMissedCode = (tx: Tx, userId: string, { ipAddress }: Caller): Promise<void> =>
  removeJob(tx, keyOf(userId, ipAddress));

/** Leaves an entry in the trail, and mails the person the first time in a day. */
export const tellMissedCode = (db: Db, { userId, ipAddress }: z.infer<typeof MissedCodeJob>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [person] = await tx
      .select({ status: users.status })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (person?.status !== 'active' || !(await hasMore(tx, userId))) return;
    const [before] = await tx
      .select({ count: count() })
      .from(accountEvents)
      .where(
        and(
          eq(accountEvents.userId, userId),
          eq(accountEvents.type, 'factor.missed'),
          sql`${accountEvents.at} > now() - interval '1 day'`,
        ),
      );
    const missed = before?.count ?? 0;
    if (missed >= MAX_MISSED_A_DAY) return;
    await logAccountEvent(tx, { userId, type: 'factor.missed', ipAddress });
    if (missed === 0) await queueMail(tx, { kind: 'second_factor', change: 'missed', userId });
  });

/** Whether they have more than the password. */
const hasMore = async (tx: Tx, userId: string): Promise<boolean> =>
  (await hasSecondFactor(tx, userId)) || (await countPasskeys(tx, userId)) > 0;
