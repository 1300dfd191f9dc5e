import { randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { CODE_MINUTES, type CodePurpose } from '../mail/mail-job.ts';
import { hashPassword } from './password.ts';

const { emailCodes, users } = schema;

/** How often a code may be tried, and how soon another is sent. */
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 120;

/**
 * Makes the code for a mail that is about to be sent, and ends earlier codes. Only a hash is stored, a slow one,
 * because six digits are quickly guessed from a fast one.
 * @returns undefined when the code is no longer wanted: the account is gone or already verified
 */
export async function makeCode(db: Db, userId: string, purpose: CodePurpose): Promise<string | undefined> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const made = await db.orm
    .update(emailCodes)
    .set({
      codeHash: await hashPassword(code),
      expiresAt: sql`now() + ${CODE_MINUTES} * interval '1 minute'`,
      triesLeft: CODE_TRIES,
    })
    .from(users)
    .where(
      and(
        eq(emailCodes.userId, userId),
        eq(emailCodes.purpose, purpose),
        eq(users.id, emailCodes.userId),
        eq(users.status, 'active'),
        purpose === 'reset' ? undefined : isNull(users.emailVerifiedAt),
      ),
    )
    .returning({ userId: emailCodes.userId });
  return made.length > 0 ? code : undefined;
}
