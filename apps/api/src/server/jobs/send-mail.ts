import { isGuest, type DeskRole } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { deskRoleColumn } from '../../core/at-desk.ts';
import type { Log } from '../../core/log.ts';
import { findAnswer } from '../../messages/message-queries.ts';
import { findEndMail } from '../../documents/expiry/document-end-mail.ts';
import { makeCode } from '../../auth/make-code.ts';
import { countPasskeys } from '../../core/factor-demand.ts';
import type { Addressee, Letter } from '../../texts/letter.ts';
import { CODE_MINUTES, MailJob, type AccountMailJob } from '../../mail/mail-job.ts';
import { MailRefused, type Attachment, type MailTransport } from '../../mail/mail-transport.ts';
import { findReceiptMail } from '../../payments/receipt/mail-receipt.ts';
import { findScheduled, toPayAtTime } from '../../scheduled/scheduled-queries.ts';
import { findSharedRideMail } from '../../sharing/shared-ride-mail.ts';
import { findProblemMail } from '../../problems/problem-mail.ts';
import { findMissedMail, findSeriesDayMail } from '../../scheduled/missed-mail.ts';
import { findUnservedMail } from '../../scheduled/unserved-mail.ts';
import { findPausedMail } from '../../webhooks/tell-paused.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { paragraphsOf, writeLetter } from '../../mail/write-letter.ts';

const { drivers, scheduledRides, users } = schema;

interface Mailing {
  db: Db;
  timeZone: string;
}

interface Options {
  /** When the mail was queued. */
  queuedAt: Date;
  /** Ends a delivery that takes too long. */
  signal: AbortSignal;
}

/**
 * Writes and sends one mail. Does nothing when there is no recipient or no content any longer; a recipient the mail
 * server says doesn't exist is given up.
 * @throws ZodError for a payload that is no MailJob
 * @throws MailError when it could not be sent now
 */
export async function sendMail(
  deps: Mailing & { log: Log; publicUrl: string },
  transport: MailTransport,
  payload: unknown,
  { queuedAt, signal }: Options,
): Promise<void> {
  const job = MailJob.parse(payload);
  const mail = await findMail(deps, job, queuedAt);
  if (!mail) return;
  const files = mail.attachments && { attachments: mail.attachments };
  try {
    await transport.send({ to: mail.to, ...renderMail(mail.letter, deps.publicUrl), ...files }, signal);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    deps.log.warn({ ...job, reason: error.message }, 'a mail was refused for good');
  }
}

interface Mail {
  to: string;
  letter: Letter;
  attachments?: readonly Attachment[];
}

/** Undefined when there is no recipient or no content any longer. */
async function findMail(deps: Mailing, job: MailJob, queuedAt: Date): Promise<Mail | undefined> {
  if (job.kind === 'message_answered') return findAnswerMail(deps, job.messageId);
  if (job.kind === 'ride_shared') return findSharedRideMail(deps, job, queuedAt);
  const to = await findRecipient(deps.db, job.userId);
  if (job.kind === 'receipt') {
    const mail = to && (await findReceiptMail(deps, job, to.name));
    return mail && { to: to.email, ...mail };
  }
  if (job.kind === 'document_ends') {
    const letter = to && (await findEndMail(deps, job, to));
    return letter && { to: to.email, letter };
  }
  if (job.kind === 'problem_answered') {
    const letter = to && (await findProblemMail(deps.db, job, to));
    return letter && { to: to.email, letter };
  }
  if (job.kind === 'scheduled_unserved') {
    const letter = to && (await findUnservedMail(deps, job, to));
    return letter && { to: to.email, letter };
  }
  if (job.kind === 'scheduled_missed') {
    const letter = to && (await findMissedMail(deps, job, to));
    return letter && { to: to.email, letter };
  }
  if (job.kind === 'series_day') {
    const letter = to && (await findSeriesDayMail(deps, job, to));
    return letter && { to: to.email, letter };
  }
  if (job.kind === 'webhook_paused') {
    const letter = to && (await findPausedMail(deps.db, job, to));
    return letter && { to: to.email, letter };
  }
  const letter = to && (await findLetter(deps, job, to, queuedAt));
  return letter && { to: to.email, letter };
}

/**
 * The answer only: the sender may have typed another person's address, and must not be able to have their words or the
 * name they gave mailed to a stranger.
 */
async function findAnswerMail({ db, timeZone }: Mailing, messageId: string): Promise<Mail | undefined> {
  const answered = await findAnswer(db, messageId);
  if (!answered) return undefined;
  const { email, language, writtenAt } = answered;
  const answer = paragraphsOf(answered.answer);
  const params = { answer, writtenAt, timeZone };
  return { to: email, letter: writeLetter('message_answered', { name: null, language }, params) };
}

/** Undefined when the code isn't wanted, or the driver's standing changed again. */
async function findLetter(
  { db, timeZone }: Mailing,
  job: Exclude<
    AccountMailJob,
    {
      kind:
        | ('receipt' | 'problem_answered' | 'document_ends' | 'webhook_paused')
        | ('scheduled_unserved' | 'scheduled_missed' | 'series_day');
    }
  >,
  to: Recipient,
  queuedAt: Date,
): Promise<Letter | undefined> {
  const { driver } = to;
  switch (job.kind) {
    case 'code': {
      const code = await makeCode(db, job.userId, job.purpose);
      return code === undefined
        ? undefined
        : writeLetter(`${job.purpose}_code`, to, { code, minutes: CODE_MINUTES });
    }
    case 'password_reset':
      return writeLetter(job.kind, to, {
        ...{ at: queuedAt, timeZone },
        passkeys: await countPasskeys(db.orm, job.userId),
      });
    case 'desk_invited':
      return to.deskRole ? writeLetter(job.kind, to, { deskRole: to.deskRole }) : undefined;
    case 'scheduled_changed': {
      const [pickupAt, movedFrom] = [new Date(job.pickupAt), job.movedFrom && new Date(job.movedFrom)];
      // The rider, or the desk again, may have changed it since.
      if (!(await isStillSo(db, job.scheduledId, movedFrom ? pickupAt : null))) return undefined;
      const { parts = [] } = job;
      if (movedFrom && parts.length > 0) {
        const ride = await findScheduled(db.orm, job.scheduledId);
        return (
          ride &&
          writeLetter('scheduled_changed', to, {
            ...{
              pickup: ride.pickup.address,
              destination: ride.destination.address,
              pickupAt,
              parts,
              timeZone,
            },
            toPayCents: toPayAtTime(ride),
          })
        );
      }
      // Moved there and back before it was told: nothing changed.
      if (movedFrom && movedFrom.getTime() === pickupAt.getTime()) return undefined;
      return writeLetter(movedFrom ? 'scheduled_moved' : 'scheduled_canceled', to, {
        ...{ destination: job.destination, pickupAt, movedFrom: movedFrom || pickupAt, timeZone },
      });
    }
    case 'second_factor':
      return writeLetter(`factor_${job.change}`, to, { at: queuedAt, timeZone, passkeys: job.passkeys ?? 0 });
    case 'passkey':
      return writeLetter(`passkey_${job.change}`, to, { at: queuedAt, timeZone, passkey: job.name });
    case 'driver_approved':
      return driver?.approved && !driver.suspended ? writeLetter(job.kind, to, {}) : undefined;
    case 'driver_suspended':
      return driver?.suspended ? writeLetter(job.kind, to, { reason: driver.suspendReason }) : undefined;
    case 'driver_reactivated':
      return driver && !driver.suspended ? writeLetter(job.kind, to, {}) : undefined;
  }
}

/** Whether a scheduled ride is still planned for this time; canceled, for null. */
async function isStillSo({ orm }: Db, scheduledId: string, pickupAt: Date | null): Promise<boolean> {
  const [row] = await orm
    .select({ state: scheduledRides.state, pickupAt: scheduledRides.pickupAt })
    .from(scheduledRides)
    .where(eq(scheduledRides.id, scheduledId));
  if (!pickupAt || row?.state === 'canceled') return !pickupAt && row?.state === 'canceled';
  return row?.pickupAt.getTime() === pickupAt.getTime();
}

/** The person a mail is for, as they are when it is sent. */
interface Recipient extends Addressee {
  email: string;
  deskRole: DeskRole | null;
  /** Null for people who don't drive. */
  driver: { approved: boolean; suspended: boolean; suspendReason: string | null } | null;
}

async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const [person] = await db.orm
    .select({
      email: users.email,
      language: users.language,
      deskRole: deskRoleColumn,
      name: users.name,
      emailVerifiedAt: users.emailVerifiedAt,
      approved: drivers.approved,
      suspended: drivers.suspended,
      suspendReason: drivers.suspendReason,
    })
    .from(users)
    .leftJoin(drivers, eq(drivers.id, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!person || isGuest(person)) return undefined;
  const { email, language, deskRole, emailVerifiedAt, name, approved, suspended, suspendReason } = person;
  return {
    email,
    deskRole,
    language,
    name: emailVerifiedAt && name,
    driver: approved === null || suspended === null ? null : { approved, suspended, suspendReason },
  };
}
