import type { Language } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../core/app-error.ts';
import { readRideTypes } from '../../ride-types/read-ride-types.ts';
import type { Paper } from '../../paper/paper.ts';
import { getPayment } from '../payment-queries.ts';
import { describeReceipt, paperOf } from './describe-receipt.ts';

const { users } = schema;

/** A rider's receipt, and the language it is written in. */
export interface WrittenReceipt {
  paper: Paper;
  language: Language;
  /** The file's name. */
  fileName: string;
  paidAt: Date;
  amountCents: number;
}

/**
 * The receipt of a ride as text.
 * @param language the reader's. @default the account's
 * @throws AppError RIDE_NOT_FOUND, also for another person's ride, or one that was not paid
 */
export async function findReceipt(
  { db, timeZone }: { db: Db; timeZone: string },
  riderId: string,
  rideId: string,
  language?: Language,
): Promise<WrittenReceipt> {
  const payment = await getPayment(db, riderId, rideId);
  const [rider] = await db.orm
    .select({ name: users.name, language: users.language })
    .from(users)
    .where(and(eq(users.id, riderId), isNull(users.deletedAt)));
  if (!rider) throw new AppError('RIDE_NOT_FOUND');
  const types = await readRideTypes(db.orm);
  const written = language ?? rider.language;
  return {
    paper: paperOf(
      describeReceipt(payment, { name: rider.name, language: written, timeZone, types }),
      written,
    ),
    language: written,
    fileName: `ridewire-receipt-${rideId.slice(-6)}.pdf`,
    paidAt: new Date(payment.paidAt),
    amountCents: payment.amountCents - payment.refundedCents,
  };
}
