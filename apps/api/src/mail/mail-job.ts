import { z } from 'zod';

const UserId = z.uuid();

/** A mail that is to be written and sent. What it says is looked up when it is sent. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), purpose: z.enum(['verify', 'reset']), userId: UserId }),
  z.object({ kind: z.literal('password_reset'), userId: UserId }),
  z.object({ kind: z.literal('driver_approved'), userId: UserId }),
  z.object({ kind: z.literal('driver_suspended'), userId: UserId }),
  z.object({ kind: z.literal('driver_reactivated'), userId: UserId }),
  /** To who wrote a message, with an account or without. */
  z.object({ kind: z.literal('message_answered'), messageId: z.uuid() }),
]);
export type MailJob = z.infer<typeof MailJob>;
/** The mails that go to somebody's account. */
export type AccountMailJob = Exclude<MailJob, { kind: 'message_answered' }>;

export const SEND_MAIL = 'send_mail';

/**
 * SQL that queues a mail, for the statement that makes it due: both commit or none. To be selected from the rows it is for.
 * @param job an SQL expression of type json, a MailJob
 * @param key an SQL expression of type text: a job that still waits under it is replaced
 */
export const queueMail = (job: string, key = 'null'): string =>
  `(graphile_worker.add_job('${SEND_MAIL}', ${job}, job_key := ${key})).id`;
