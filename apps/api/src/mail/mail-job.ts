import { SCHEDULED_PARTS, SERIES_WHY } from '@ridewire/contracts';
import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import type { Tx } from '../core/in-transaction.ts';

const UserId = z.uuid();

const CodePurpose = z.enum(['verify', 'reset']);
export type CodePurpose = z.infer<typeof CodePurpose>;

const FactorChange = z.enum(['on', 'off', 'removed', 'recovered', 'renewed', 'missed']);

/** How long a mailed code is valid. */
export const CODE_MINUTES = 10;

/** A mail to be written and sent. Its content is looked up when it is sent. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), purpose: CodePurpose, userId: UserId }),
  z.object({ kind: z.literal('password_reset'), userId: UserId }),
  /** To a person whose second factor changed, who signed in with a recovery code, or whose password came without a code. */
  z.object({
    kind: z.literal('second_factor'),
    userId: UserId,
    change: FactorChange,
    /** How many passkeys went with it, where somebody else removed it. */
    passkeys: z.int().optional(),
  }),
  /** To a person who has a passkey more, or less. */
  z.object({
    kind: z.literal('passkey'),
    userId: UserId,
    change: z.enum(['added', 'removed']),
    name: z.string(),
  }),
  /** To a rider who asked for it. */
  z.object({ kind: z.literal('receipt'), userId: UserId, rideId: z.uuid() }),
  z.object({ kind: z.literal('driver_approved'), userId: UserId }),
  z.object({ kind: z.literal('driver_suspended'), userId: UserId }),
  z.object({ kind: z.literal('driver_reactivated'), userId: UserId }),
  /** To a rider's trusted contact: the ride's link, or that the rider called for help. */
  z.object({
    kind: z.literal('ride_shared'),
    rideId: z.uuid(),
    contactId: z.uuid(),
    isAlarm: z.boolean(),
  }),
  /** To a driver whose document ends soon, or has ended: `days` are left. */
  z.object({ kind: z.literal('document_ends'), userId: UserId, documentId: z.uuid() }),
  /**
   * To a rider whose scheduled ride was moved by the desk, or canceled: `movedFrom` is null then. `parts`: what was changed, where that is more
   * than the time.
   */
  z.object({
    kind: z.literal('scheduled_changed'),
    userId: UserId,
    scheduledId: z.uuid(),
    destination: z.string(),
    pickupAt: z.iso.datetime(),
    movedFrom: z.iso.datetime().nullable(),
    parts: z.array(z.enum(SCHEDULED_PARTS)).optional(),
  }),
  /** To a rider whose scheduled ride no driver took. */
  z.object({ kind: z.literal('scheduled_unserved'), userId: UserId, rideId: z.uuid() }),
  /** To a rider whose scheduled ride couldn't be requested. */
  z.object({ kind: z.literal('scheduled_missed'), userId: UserId, scheduledId: z.uuid() }),
  /** To a rider whose series has no ride on a day, and why. */
  z.object({
    kind: z.literal('series_day'),
    userId: UserId,
    seriesId: z.uuid(),
    day: z.iso.date(),
    why: z.enum(SERIES_WHY),
  }),
  /** To a person who reported a problem: support's message. */
  z.object({ kind: z.literal('problem_answered'), userId: UserId, messageId: z.uuid() }),
  /** To each admin: a webhook was paused by itself. */
  z.object({ kind: z.literal('webhook_paused'), userId: UserId, webhookId: z.uuid() }),
  /** To somebody an owner invited to the desk. */
  z.object({ kind: z.literal('desk_invited'), userId: UserId }),
  /** To the sender of a message, with an account or without. */
  z.object({ kind: z.literal('message_answered'), messageId: z.uuid() }),
]);
export type MailJob = z.infer<typeof MailJob>;
/** The mails to a person's account. */
export type AccountMailJob = Extract<MailJob, { userId: string }>;

export const SEND_MAIL = 'send_mail';

/**
 * Queues a mail in the transaction that makes it due.
 * @param key replaces a job that still waits under it
 */
export const queueMail = (tx: Tx, job: MailJob, key?: string): Promise<void> =>
  addJob(tx, SEND_MAIL, job, { key });
