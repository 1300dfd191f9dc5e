import type { Db } from '@ridewire/db';
import type { Core } from '../core/core.ts';
import { findAnswer } from '../messages/message-queries.ts';
import type { Letter } from './letter.ts';
import { writeMessageAnsweredLetter } from './letters/write-message-answered-letter.ts';
import { MailJob, type AccountMailJob } from './mail-job.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';
import { writeLetter, type Recipient } from './write-letter.ts';

interface Options {
  /** When the mail was queued. */
  queuedAt: Date;
  /** Ends a sending that takes too long. */
  signal: AbortSignal;
}

/**
 * Writes and sends one mail. Does nothing when there is nobody to send it to, or nothing to say any more; a recipient the
 * mail server says doesn't exist is given up.
 * @throws ZodError for a payload that is no MailJob
 * @throws MailError when it could not be sent now
 */
export async function sendMail(
  core: Pick<Core, 'db' | 'log' | 'publicUrl' | 'timeZone'>,
  transport: MailTransport,
  payload: unknown,
  { queuedAt, signal }: Options,
): Promise<void> {
  const job = MailJob.parse(payload);
  const mail =
    job.kind === 'message_answered'
      ? await findAnswerMail(core, job.messageId)
      : await findAccountMail(core, job, queuedAt);
  if (!mail) return;
  try {
    await transport.send({ to: mail.to, ...renderMail(mail.letter, core.publicUrl) }, signal);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    core.log.warn({ ...job, reason: error.message }, 'a mail was refused for good');
  }
}

interface AddressedLetter {
  to: string;
  letter: Letter;
}

async function findAccountMail(
  core: Pick<Core, 'db' | 'timeZone'>,
  job: AccountMailJob,
  queuedAt: Date,
): Promise<AddressedLetter | undefined> {
  const to = await findRecipient(core.db, job.userId);
  const letter = to && (await writeLetter(core, job, to, queuedAt));
  return letter && { to: to.email, letter };
}

async function findAnswerMail(
  { db, timeZone }: Pick<Core, 'db' | 'timeZone'>,
  messageId: string,
): Promise<AddressedLetter | undefined> {
  const answered = await findAnswer(db, messageId);
  return answered && { to: answered.email, letter: writeMessageAnsweredLetter(answered, timeZone) };
}

async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const result = await db.pool.query<Recipient>({
    name: 'find_recipient',
    text: `select u.email, u.language, case when u.email_verified_at is not null then u.name end as name,
        case when d.id is not null then json_build_object('approved', d.approved, 'suspended', d.suspended,
          'suspendReason', d.suspend_reason) end as driver
      from users u left join drivers d on d.id = u.id where u.id = $1 and u.deleted_at is null`,
    values: [userId],
  });
  return result.rows[0];
}
