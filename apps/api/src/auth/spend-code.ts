import type { Db } from '@ridewire/db';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { answerEvenly } from './answer-evenly.ts';
import type { CodePurpose } from './make-code.ts';
import { assertRoomToHash, verifyNothing, verifyPassword } from './password.ts';

/** A code that was right: what it opens is done only while the account's row of it still has this hash. */
interface RightCode {
  userId: string;
  codeHash: string;
}

// The row's lock makes guesses that come together count one after the other.
const TAKE_TRY = `
update email_codes c set tries_left = c.tries_left - 1 from users u
where lower(u.email) = lower($1) and c.user_id = u.id and c.purpose = $2::code_purpose
  and c.code_hash is not null and c.expires_at > now() and c.tries_left > 0
  and u.status = 'active' and ($2::code_purpose = 'reset' or u.email_verified_at is null)
returning c.user_id as "userId", c.code_hash as "codeHash"`;

/**
 * Takes one of a code's tries and checks it: in this order, so that many guesses at once are not more than the tries.
 * @throws AppError CODE_INVALID whatever is wrong, TOO_MANY
 */
export async function spendCode(
  core: Core,
  purpose: CodePurpose,
  { email, otp }: { email: string; otp: string },
  from: Caller,
): Promise<RightCode> {
  assertRoomToHash();
  await core.limits.spend('tryCodeByAddress', addressKey(from.ipAddress));
  return answerEvenly(async () => {
    const code = await takeTry(core.db, purpose, email);
    const isRight = code ? await verifyPassword(code.codeHash, otp) : await verifyNothing(otp);
    if (!code || !isRight) throw new AppError('CODE_INVALID');
    return code;
  });
}

async function takeTry(db: Db, purpose: CodePurpose, email: string): Promise<RightCode | undefined> {
  const result = await db.pool.query<RightCode>({
    name: 'take_code_try',
    text: TAKE_TRY,
    values: [email, purpose],
  });
  return result.rows[0];
}

/** SQL that uses up code $2, a hash, of a person, else of $1; returns the user_id of whom it still was. */
export const useUpCode = (purpose: CodePurpose, person = '$1'): string => `
  update email_codes set code_hash = null, expires_at = null, tries_left = 0
  where user_id = ${person} and purpose = '${purpose}' and code_hash = $2
  returning user_id`;
