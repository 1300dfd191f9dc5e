import type { CodeAsked } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { addressKey } from '../core/address-key.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { queueMail } from '../mail/mail-job.ts';
import { answerEvenly } from './answer-evenly.ts';
import { RESEND_SECONDS, type CodePurpose } from './make-code.ts';

const LONG_AGO = `now() - ${RESEND_SECONDS} * interval '1 second'`;

/**
 * SQL that asks for a code for the rows of `people`, which have an id; codes before it end. Returns user_id and purpose of
 * those who may ask again already.
 */
export const askFor = (purpose: string, people: string): string => `
  insert into email_codes as c (user_id, purpose) select id, ${purpose} from ${people}
  on conflict (user_id, purpose) do update
    set asked_at = now(), code_hash = null, expires_at = null, tries_left = 0 where c.asked_at <= ${LONG_AGO}
  returning user_id, purpose`;

/** SQL that queues the mail in which the code is made, to be selected from what askFor returned. */
export const QUEUE_CODE_MAIL = queueMail(
  `json_build_object('kind', 'code', 'purpose', purpose, 'userId', user_id)`,
  `'code:' || purpose || ':' || user_id`,
);

const MAY_HAVE_CODE = `u.status = 'active' and ($2::code_purpose = 'reset' or u.email_verified_at is null)`;

const FIND_DUE = `
select u.id from users u left join email_codes c on c.user_id = u.id and c.purpose = $2
where lower(u.email) = lower($1) and ${MAY_HAVE_CODE} and (c.user_id is null or c.asked_at <= ${LONG_AGO})`;

const ASK_CODE = `
with person as (select u.id from users u where u.id = $1 and ${MAY_HAVE_CODE}),
asked as (${askFor('$2::code_purpose', 'person')}),
logged as (
  insert into account_events (user_id, type, ip_address, data)
  select user_id, 'user.code_asked', $3, jsonb_build_object('purpose', purpose) from asked
)
select ${QUEUE_CODE_MAIL} as queued from asked`;

/**
 * Mails a code, if there is somebody who may have one now. Nothing tells whether there was: neither the answer, nor how
 * long it takes.
 * @throws AppError TOO_MANY, by where the call comes from alone
 */
export async function askCode(
  core: Core,
  purpose: CodePurpose,
  email: string,
  from: Caller,
): Promise<CodeAsked> {
  await core.limits.spend('askCodeByAddress', addressKey(from.ipAddress));
  await answerEvenly(async () => {
    const userId = await findDue(core.db, purpose, email);
    if (!userId) return;
    const isAsked =
      (await core.limits.trySpend('codeMailByAccount', userId)) &&
      (await queueCode(core.db, purpose, userId, from));
    // Only mails count, or asking too soon or many times at once would use up the mailbox of somebody else.
    if (!isAsked) await core.limits.giveBack('codeMailByAccount', userId);
  });
  return { resendInSeconds: RESEND_SECONDS };
}

async function findDue(db: Db, purpose: CodePurpose, email: string): Promise<string | undefined> {
  const result = await db.pool.query<{ id: string }>({
    name: 'find_due_code',
    text: FIND_DUE,
    values: [email, purpose],
  });
  return result.rows[0]?.id;
}

/** @returns false when somebody else asked just before */
async function queueCode(db: Db, purpose: CodePurpose, userId: string, from: Caller): Promise<boolean> {
  const result = await db.pool.query({
    name: 'ask_code',
    text: ASK_CODE,
    values: [userId, purpose, from.ipAddress],
  });
  return result.rowCount === 1;
}
