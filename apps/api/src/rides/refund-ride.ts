import type { RefundNote, RefundRideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { commitRides } from './commit-rides.ts';
import { findRefundableRide, findRefundNote } from './refund-queries.ts';
import { RIDE_IMAGE } from './ride-image.ts';

const TOLD_RIDER = makeNotifications({
  type: 'ride_refunded',
  to: 'f.rider_id',
  title: `format('Refund of $%s', to_char(f."amountCents" / 100.0, 'FM999999990.00'))`,
  message: `format('For your ride to %s. It is paid back in cash. Reason: %s', f.destination_address, f.reason)`,
  rideId: 'f.id',
  from: 'refunded f',
});

const LEFT = `(r.fare_cents - r.refunded_cents - w."amountCents")`;
/** Platform and driver give back in the proportion by which they shared: the row keeps what each of them is left with. */
const COMMISSION_LEFT = `round(r.commission_cents::numeric * ${LEFT} / (r.fare_cents - r.refunded_cents))::int`;

/**
 * The row lock of the update puts admins who refund at once in a row, and each sees the sum that the one before left. Of one
 * command sent twice at once the second meets the unique index, and its statement does nothing.
 */
const REFUND_RIDES = {
  name: 'refund_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    n int, "rideId" uuid, "commandId" uuid, "actorId" uuid, "ipAddress" text, "amountCents" int, "seenVersion" int, reason text)
), refunded as (
  update rides r set refunded_cents = r.refunded_cents + w."amountCents", version = r.version + 1,
    commission_cents = ${COMMISSION_LEFT}, payout_cents = ${LEFT} - ${COMMISSION_LEFT}
  from wanted w
  where r.id = w."rideId" and r.deleted_at is null and r.status = 'completed'
    and r.refunded_cents + w."amountCents" <= r.fare_cents and r.version = coalesce(w."seenVersion", r.version)
    and not exists (select from ride_refunds f where f.ride_id = r.id and f.command_id = w."commandId")
  returning r.*, w.n, w."commandId", w."actorId", w."ipAddress", w."amountCents", w.reason
), noted as (
  insert into ride_refunds (ride_id, command_id, amount_cents, reason, actor_id)
  select id, "commandId", "amountCents", reason, "actorId" from refunded
), logged as (
  insert into ride_events (ride_id, version, type, from_status, to_status, actor_id, actor_role, ip_address, data)
  select id, version, 'ride.refunded', status, status, "actorId", 'admin', "ipAddress",
    json_build_object('amountCents', "amountCents", 'reason', reason)
  from refunded
), told as (${TOLD_RIDER}),
messages as materialized (
  select r.n, json_build_object('event', 'ride.refunded', 'ride', ${RIDE_IMAGE})::text as payload
  from refunded r
)
select n, payload, pg_notify('${CHANNEL}', payload) as notified from messages`,
};

const UNIQUE_VIOLATION = '23505';

/**
 * An admin notes that some of a completed ride's fare was given back in cash: a note for good, which moves no money. From then
 * on every sum is of what is left: revenue, commission and the driver's payout. Sent again with the same command id it
 * answers with the note already made.
 * @throws AppError RIDE_NOT_FOUND, NOT_COMPLETED, REFUND_TOO_MUCH, COMMAND_REUSED, RIDE_CHANGED
 */
export async function refundRide(core: Core, actor: Actor, input: RefundRideInput): Promise<RefundNote> {
  assertRole(actor, 'admin');
  const item = { ...input, actorId: actor.userId, ipAddress: actor.ipAddress };
  await commitRides(core.ridesDb, core.publisher, REFUND_RIDES, [item]).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
  });
  const note = await findRefundNote(core.db, input.rideId, input.commandId);
  if (!note) throw await explainRefund(core, input);
  const isSame =
    note.amountCents === input.amountCents && note.reason === input.reason && note.by.id === actor.userId;
  if (!isSame) throw new AppError('COMMAND_REUSED');
  return note;
}

async function explainRefund(core: Core, { rideId, amountCents }: RefundRideInput): Promise<AppError> {
  const ride = await findRefundableRide(core.db, rideId);
  if (!ride) return new AppError('RIDE_NOT_FOUND');
  if (ride.status !== 'completed') return new AppError('NOT_COMPLETED');
  if (ride.leftCents === 0)
    return new AppError('REFUND_TOO_MUCH', 'The whole fare of this ride is refunded already.');
  if (amountCents <= ride.leftCents) return new AppError('RIDE_CHANGED');
  const left = (ride.leftCents / 100).toFixed(2);
  return new AppError('REFUND_TOO_MUCH', `At most $${left} of this fare is left to refund.`);
}
