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
 * Makes the code for a mail that is about to be sent; codes before it end. Only its hash is stored: a slow one, for six
 * digits are soon guessed from a fast one.
 * @returns undefined when nobody asked for one (any more): the account is gone, or was verified meanwhile
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
