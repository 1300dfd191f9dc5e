import type { Db } from '@ridewire/db';
import type { Core } from '../core/core.ts';
import { MailJob } from './mail-job.ts';
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
  const to = await findRecipient(core.db, job.userId);
  if (!to) return;
  const letter = await writeLetter(core, job, to, queuedAt);
  if (!letter) return;
  try {
    await transport.send({ to: to.email, ...renderMail(letter, core.publicUrl) }, signal);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    core.log.warn(
      { userId: job.userId, kind: job.kind, reason: error.message },
      'a mail was refused for good',
    );
  }
}

async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const result = await db.pool.query<Recipient>({
    name: 'find_recipient',
    text: `select u.email, case when u.email_verified_at is not null then u.name end as name,
        case when d.id is not null then json_build_object('approved', d.approved, 'suspended', d.suspended) end as driver
      from users u left join drivers d on d.id = u.id where u.id = $1 and u.deleted_at is null`,
    values: [userId],
  });
  return result.rows[0];
}
