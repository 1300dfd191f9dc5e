import { schema, type Db } from '@ridewire/db';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Limits } from '../core/limits.ts';
import { hasEmail } from '../users/has-email.ts';
import { answerEvenly } from './answer-evenly.ts';
import { mayHaveCode } from './ask-code.ts';
import type { CodePurpose } from '../mail/mail-job.ts';
import { assertRoomToHash, verifyNothing, verifyPassword } from './password.ts';

/** A code that was right. It opens something only while the account's code row still has this hash. */
export interface RightCode {
  userId: string;
  codeHash: string;
}

const { emailCodes, users } = schema;

/**
 * Takes one of a code's tries, then checks the code. In this order, many guesses at once can't exceed the number of
 * tries.
 * @throws AppError CODE_INVALID for anything that is wrong, TOO_MANY
 */
export async function spendCode(
  deps: { db: Db; limits: Limits },
  purpose: CodePurpose,
  { email, otp }: { email: string; otp: string },
  from: Caller,
): Promise<RightCode> {
  assertRoomToHash();
  await deps.limits.spend('tryCodeByAddress', addressKey(from.ipAddress));
  return answerEvenly(async () => {
    const code = await takeTry(deps.db, purpose, email);
    const isRight = code ? await verifyPassword(code.codeHash, otp) : await verifyNothing(otp);
    if (!code || !isRight) throw new AppError('CODE_INVALID');
    return code;
  });
}

async function takeTry(db: Db, purpose: CodePurpose, email: string): Promise<RightCode | undefined> {
  // The row's lock makes simultaneous guesses count one after another.
  const [taken] = await db.orm
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .from(users)
    .where(
      and(
        hasEmail(email),
        eq(emailCodes.userId, users.id),
        eq(emailCodes.purpose, purpose),
        isNotNull(emailCodes.codeHash),
        sql`${emailCodes.expiresAt} > now()`,
        gt(emailCodes.triesLeft, 0),
        mayHaveCode(purpose),
      ),
    )
    .returning({ userId: emailCodes.userId, codeHash: emailCodes.codeHash });
  return taken?.codeHash ? { userId: taken.userId, codeHash: taken.codeHash } : undefined;
}
