import { randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { hashPassword } from './password.ts';

export type CodePurpose = 'verify' | 'reset';

/** How long a code works, how often it may be tried, and how soon another is sent. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 120;

/**
 * Makes the code for a mail that is about to be sent; codes before it end. Only its hash is stored: a slow one, for six
 * digits are soon guessed from a fast one.
 * @returns undefined when nobody asked for one (any more): the account is gone, or was verified meanwhile
 */
export async function makeCode(db: Db, userId: string, purpose: CodePurpose): Promise<string | undefined> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const result = await db.pool.query(
    `update email_codes c set code_hash = $3, expires_at = now() + $4 * interval '1 minute', tries_left = $5
      from users u where c.user_id = $1 and c.purpose = $2 and u.id = c.user_id
        and u.status = 'active' and (c.purpose = 'reset' or u.email_verified_at is null)`,
    [userId, purpose, await hashPassword(code), CODE_MINUTES, CODE_TRIES],
  );
  return result.rowCount ? code : undefined;
}
