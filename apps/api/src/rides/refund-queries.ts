import type { RefundNote, RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** SQL for the RefundNote of rows named `f`. */
export const REFUND_NOTE = `json_build_object(
  'id', f.id, 'amountCents', f.amount_cents, 'reason', f.reason, 'at', f.at,
  'by', json_build_object('id', f.actor_id, 'name', (select u.name from users u where u.id = f.actor_id)))`;

/** JSON from the database writes times with the session's offset. */
export const viewRefund = (note: RefundNote): RefundNote => ({
  ...note,
  at: new Date(note.at).toISOString(),
});

/** The note a command already made. */
export async function findRefundNote(
  db: Db,
  rideId: string,
  commandId: string,
): Promise<RefundNote | undefined> {
  const result = await db.pool.query<{ note: RefundNote }>({
    name: 'find_refund_note',
    text: `select ${REFUND_NOTE} as note from ride_refunds f where f.ride_id = $1 and f.command_id = $2`,
    values: [rideId, commandId],
  });
  return result.rows[0] && viewRefund(result.rows[0].note);
}

/** The facts behind a refused refund. */
export async function findRefundableRide(
  db: Db,
  rideId: string,
): Promise<{ status: RideStatus; leftCents: number } | undefined> {
  const result = await db.pool.query<{ status: RideStatus; leftCents: number }>({
    name: 'find_refundable_ride',
    text: `select status, fare_cents - refunded_cents as "leftCents" from rides where id = $1 and deleted_at is null`,
    values: [rideId],
  });
  return result.rows[0];
}
