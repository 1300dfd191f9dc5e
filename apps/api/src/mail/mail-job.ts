import type { CodePurpose } from '../auth/make-code.ts';

/** A mail that is to be written and sent. What it says is looked up when it is sent. */
export type MailJob =
  | { kind: 'code'; purpose: CodePurpose; userId: string }
  | { kind: 'password_reset'; userId: string }
  | { kind: 'driver_approved'; userId: string }
  | { kind: 'driver_suspended'; userId: string }
  | { kind: 'driver_reactivated'; userId: string };

export const SEND_MAIL = 'send_mail';

/**
 * SQL that queues a mail, for the statement that makes it due: both commit or none. To be selected from the rows it is for.
 * @param job an SQL expression of type json, a MailJob
 * @param key an SQL expression of type text: a job that still waits under it is replaced
 */
export const queueMail = (job: string, key = 'null'): string =>
  `(graphile_worker.add_job('${SEND_MAIL}', ${job}, job_key := ${key})).id`;
