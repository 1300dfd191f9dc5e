import type { CodeAsked } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { addressKey } from '../core/address-key.ts';
import type { Caller } from '../core/caller.ts';
import type { Limits } from '../core/limits.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { queueMail } from '../mail/mail-job.ts';
import { hasEmail } from '../users/has-email.ts';
import { answerEvenly } from './answer-evenly.ts';
import type { CodePurpose } from '../mail/mail-job.ts';
import { RESEND_SECONDS } from './make-code.ts';
import { NO_CODE } from './use-up-code.ts';

const { emailCodes, users } = schema;

const mayAskAgain = sql`${emailCodes.askedAt} <= now() - ${sql.raw(String(RESEND_SECONDS))} * interval '1 second'`;

/** Which accounts may get a code for a purpose. */
export const mayHaveCode = (purpose: CodePurpose) =>
  and(eq(users.status, 'active'), purpose === 'reset' ? undefined : isNull(users.emailVerifiedAt));

/**
 * Requests a code, which is made when the mail is sent, and ends earlier ones.
 * @returns false when one was requested just before
 */
export async function askForCode(tx: Tx, purpose: CodePurpose, userId: string): Promise<boolean> {
  const asked = await tx
    .insert(emailCodes)
    .values({ userId, purpose })
    .onConflictDoUpdate({
      target: [emailCodes.userId, emailCodes.purpose],
      set: { askedAt: sql`now()`, ...NO_CODE },
      setWhere: mayAskAgain,
    })
    .returning({ userId: emailCodes.userId });
  if (asked.length === 0) return false;
  await queueMail(tx, { kind: 'code', purpose, userId }, `code:${purpose}:${userId}`);
  return true;
}

/**
 * Mails a code if there is an account that may get one now. Neither the answer nor the time it takes tells whether
 * there was.
 * @throws AppError TOO_MANY, only by the caller's address
 */
export async function askCode(
  deps: { db: Db; limits: Limits },
  purpose: CodePurpose,
  email: string,
  from: Caller,
): Promise<CodeAsked> {
  await deps.limits.spend('askCodeByAddress', addressKey(from.ipAddress));
  await answerEvenly(async () => {
    const userId = await findDue(deps.db, purpose, email);
    if (!userId) return;
    if (!(await deps.limits.trySpend('codeMailByAccount', userId))) return;
    // Only mails count. Otherwise, asking too soon or many times at once would use up the limit of another person's
    // mailbox.
    if (!(await queueCode(deps.db, purpose, userId, from)))
      await deps.limits.giveBack('codeMailByAccount', userId);
  });
  return { resendInSeconds: RESEND_SECONDS };
}

async function findDue(db: Db, purpose: CodePurpose, email: string): Promise<string | undefined> {
  const [due] = await db.orm
    .select({ id: users.id })
    .from(users)
    .leftJoin(emailCodes, and(eq(emailCodes.userId, users.id), eq(emailCodes.purpose, purpose)))
    .where(and(hasEmail(email), mayHaveCode(purpose), or(isNull(emailCodes.userId), mayAskAgain)));
  return due?.id;
}

/** @returns false when another call asked just before */
const queueCode = (db: Db, purpose: CodePurpose, userId: string, from: Caller): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const person = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), mayHaveCode(purpose)));
    if (person.length === 0 || !(await askForCode(tx, purpose, userId))) return false;
    await logAccountEvent(tx, {
      userId,
      type: 'user.code_asked',
      ipAddress: from.ipAddress,
      data: { purpose },
    });
    return true;
  });
