import type { ListPaymentsInput, PaymentReceipt, PaymentRefund, PaymentView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import { RIDE_IMAGE, type RideImage } from '../rides/ride-image.ts';
import { viewForRider } from '../rides/ride-view.ts';

/**
 * Every payment there is. Cash changes hands when a ride is completed, so each completed ride is one; payments that are
 * kept by themselves join here by a union.
 */
const PAYMENTS = `(
  select id as ride_id, rider_id, 'cash' as method, completed_at as paid_at, fare_cents as amount_cents,
    refunded_cents
  from rides where status = 'completed' and deleted_at is null
) p join rides r on r.id = p.ride_id`;

const PAYMENT = `p.ride_id as "rideId", p.paid_at as "paidAt", p.method, p.amount_cents as "amountCents",
  p.refunded_cents as "refundedCents", r.type,
  json_build_object('address', r.pickup_address, 'lat', r.pickup_lat, 'lng', r.pickup_lng) as pickup,
  json_build_object('address', r.destination_address, 'lat', r.destination_lat, 'lng', r.destination_lng) as destination,
  (select u.name from users u where u.id = r.driver_id) as "driverName"`;

// What a rider reads of a note: not which admin wrote it.
const REFUNDS = `(select coalesce(json_agg(json_build_object(
    'id', f.id, 'amountCents', f.amount_cents, 'reason', f.reason, 'at', f.at) order by f.at, f.id), '[]')
  from ride_refunds f where f.ride_id = p.ride_id) as refunds`;

type PaymentRow = Omit<PaymentView, 'paidAt'> & { paidAt: Date };

const viewPayment = (row: PaymentRow): PaymentView => ({ ...row, paidAt: row.paidAt.toISOString() });

/** What a rider paid, newest first. */
export async function listPayments(
  db: Db,
  riderId: string,
  { before, limit }: ListPaymentsInput,
): Promise<PaymentView[]> {
  const result = await db.pool.query<PaymentRow>({
    name: 'list_payments',
    text: `select ${PAYMENT} from ${PAYMENTS}
      where p.rider_id = $1 and ($2::timestamptz is null or (p.paid_at, p.ride_id) < ($2, $3::uuid))
      order by p.paid_at desc, p.ride_id desc limit $4`,
    values: [riderId, before?.paidAt ?? null, before?.rideId ?? null, limit],
  });
  return result.rows.map(viewPayment);
}

/**
 * What a rider paid for one ride, with all that a receipt says.
 * @throws AppError RIDE_NOT_FOUND, also when it is somebody else's, or was not paid for
 */
export async function getPayment(db: Db, riderId: string, rideId: string): Promise<PaymentReceipt> {
  const result = await db.pool.query<PaymentRow & { image: RideImage; refunds: PaymentRefund[] }>({
    name: 'get_payment',
    text: `select ${PAYMENT}, ${RIDE_IMAGE} as image, ${REFUNDS} from ${PAYMENTS}
      where p.ride_id = $1 and p.rider_id = $2`,
    values: [rideId, riderId],
  });
  const [row] = result.rows;
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  const { image, refunds, ...payment } = row;
  return {
    ...viewPayment(payment),
    ride: viewForRider(image),
    // JSON from the database writes times with the session's offset.
    refunds: refunds.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
  };
}
