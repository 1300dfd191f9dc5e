import type { RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../../core/app-error.ts';
import type { Actor } from '../../core/actor.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { Limits } from '../../core/limits.ts';
import type { Letter } from '../../texts/letter.ts';
import { queueMail, type MailJob } from '../../mail/mail-job.ts';
import type { Attachment } from '../../mail/mail-transport.ts';
import { writeLetter } from '../../mail/write-letter.ts';
import { getPayment } from '../payment-queries.ts';
import { drawInThread } from '../../paper/draw-in-thread.ts';
import { findReceipt } from './find-receipt.ts';

/**
 * Mails a rider the receipt of their ride; a second press before it is sent mails one.
 * @throws AppError RIDE_NOT_FOUND, TOO_MANY
 */
export async function mailReceipt(
  { db, limits }: { db: Db; limits: Limits },
  { userId }: Actor,
  { rideId }: RideInput,
): Promise<void> {
  await getPayment(db, userId, rideId);
  await limits.spend('receiptMailByAccount', userId);
  await inTransaction(db, (tx) => queueMail(tx, { kind: 'receipt', userId, rideId }, `receipt:${rideId}`));
}

/** The mail with the receipt as a file; undefined when the ride or the account is gone. */
export async function findReceiptMail(
  deps: { db: Db; timeZone: string },
  { userId, rideId }: Extract<MailJob, { kind: 'receipt' }>,
  name: string | null,
): Promise<{ letter: Letter; attachments: Attachment[] } | undefined> {
  const written = await findReceipt(deps, userId, rideId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'RIDE_NOT_FOUND') return undefined;
    throw error;
  });
  if (!written) return undefined;
  const { language, fileName, paidAt, amountCents } = written;
  const path = `/dashboard/rider/payments/${rideId}`;
  const letter = writeLetter(
    'receipt',
    { name, language },
    { paidAt, amountCents, path, timeZone: deps.timeZone },
  );
  return { letter, attachments: [{ filename: fileName, content: await drawInThread(written.paper) }] };
}
