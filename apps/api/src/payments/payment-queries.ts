import type { ListPaymentsInput, PaymentReceipt, PaymentView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { findBusiness } from '../business/business-queries.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import { RIDE_IMAGE } from '../rides/reads/ride-image.ts';
import { viewForRider } from '../rides/reads/ride-view.ts';

const { rideRefunds, rides, users } = schema;

const PAYMENT = {
  rideId: rides.id,
  // Every completed ride has it.
  paidAt: sql<Date>`${rides.completedAt}`.mapWith(rides.completedAt),
  method: sql<'cash'>`'cash'`,
  amountCents: sql<number>`${rides.fareCents} - ${rides.discountCents}`,
  discountCents: rides.discountCents,
  refundedCents: rides.refundedCents,
  type: rides.type,
  pickup: { address: rides.pickupAddress, lat: rides.pickupLat, lng: rides.pickupLng },
  destination: { address: rides.destinationAddress, lat: rides.destinationLat, lng: rides.destinationLng },
  driverName: users.name,
};

/** Cash changes hands when a ride is completed, so each completed ride of a rider is a payment, and there are no others. */
const isPaidBy = (riderId: string) =>
  and(eq(rides.riderId, riderId), sql`${rides.status} = 'completed'`, isNull(rides.deletedAt));

const viewPayment = (row: Omit<PaymentView, 'paidAt'> & { paidAt: Date }): PaymentView => ({
  ...row,
  paidAt: row.paidAt.toISOString(),
});

/** A rider's payments, newest first. */
export async function listPayments(
  db: Db,
  riderId: string,
  { cursor, limit }: ListPaymentsInput,
): Promise<PaymentView[]> {
  const isOlder =
    cursor &&
    sql`(${rides.completedAt}, ${rides.id}) < (${cursor.paidAt}::timestamptz, ${cursor.rideId}::uuid)`;
  const rows = await db.orm
    .select(PAYMENT)
    .from(rides)
    .leftJoin(users, eq(users.id, rides.driverId))
    .where(and(isPaidBy(riderId), isOlder))
    .orderBy(desc(rides.completedAt), desc(rides.id))
    .limit(limit);
  return rows.map(viewPayment);
}

/**
 * A rider's payment for one ride, with everything on the receipt.
 * @throws AppError RIDE_NOT_FOUND, also for another person's ride, or one that was not paid
 */
export const getPayment = (db: Db, riderId: string, rideId: string): Promise<PaymentReceipt> =>
  inSnapshot(db, async ({ orm }) => {
    const [row] = await orm
      .select({ ...PAYMENT, image: RIDE_IMAGE })
      .from(rides)
      .leftJoin(users, eq(users.id, rides.driverId))
      .where(and(eq(rides.id, rideId), isPaidBy(riderId)));
    if (!row) throw new AppError('RIDE_NOT_FOUND');
    const { id, amountCents, reason, at } = rideRefunds;
    const notes = await orm
      // The part of a note a rider may read, without the admin who wrote it.
      .select({ id, amountCents, reason, at })
      .from(rideRefunds)
      .where(eq(rideRefunds.rideId, rideId))
      .orderBy(asc(at), asc(id));
    const { image, ...payment } = row;
    const business = await findBusiness({ orm }, rideId);
    return {
      ...viewPayment(payment),
      ...(business && { business }),
      ride: viewForRider(image),
      refunds: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    };
  });
