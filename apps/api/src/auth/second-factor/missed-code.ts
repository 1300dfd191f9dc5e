import { schema, type Db } from '@ridewire/db';
import { and, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import { addJob, removeJob } from '../../core/add-job.ts';
import { addressKey } from '../../core/address-key.ts';
import type { Caller } from '../../core/caller.ts';
import { hasSecondFactor } from '../../core/factor-demand.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import { queueMail } from '../../mail/mail-job.ts';

const { accountEvents, users } = schema;

/** The task that tells a person that their password was given without a code. */
export const TELL_MISSED_CODE = 'tell_missed_code';
export const MissedCodeJob = z.object({ userId: z.uuid(), ipAddress: z.string().nullable() });

/** How long a sign-in may take to find the phone, in seconds. */
const WAIT_SECONDS = 900;
/** The most entries of one account in the trail within a day: whoever has the password may have many addresses. */
export const MAX_MISSED_A_DAY = 30;

const keyOf = (userId: string, ipAddress: string | null) => `missed-code:${userId}:${addressKey(ipAddress)}`;

/**
 * Notes that a right password came without a code, as it does at the beginning of every sign-in. If no code follows
 * from the same place, the person is told: somebody else may know the password. Trying again doesn't put that off.
 */
export const noteMissedCode = (db: Db, userId: string, { ipAddress }: Caller): Promise<void> =>
  inTransaction(db, (tx) =>
    addJob(tx, TELL_MISSED_CODE, { userId, ipAddress } satisfies z.infer<typeof MissedCodeJob>, {
      key: keyOf(userId, ipAddress),
      afterSeconds: WAIT_SECONDS,
      keepsTime: true,
    }),
  );

/** The code followed. */
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
    if (person?.status !== 'active' || !(await hasSecondFactor(tx, userId))) return;
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
