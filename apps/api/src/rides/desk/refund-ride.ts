import type { RefundNote, RefundRideInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { RideEvent } from '../../live/events.ts';
import { tell } from '../../live/tell.ts';
import { tellPeople } from '../../notifications/tell-people.ts';
import type { Publisher } from '../changes/commit-changes.ts';
import { findRefundableRide, findRefundNote } from './refund-queries.ts';
import { IS_LISTED } from '../reads/ride-conditions.ts';
import { RIDE_IMAGE } from '../reads/ride-image.ts';

const { rideEvents, rideRefunds, rides } = schema;

interface Deps {
  db: Db;
  ridesDb: Db;
  publisher: Publisher;
}

/**
 * An admin notes that a part of a completed ride's fare was given back in cash: no money moves, and from then on
 * revenue, commission and payout count the rest. The same command id again gets the existing note.
 * @throws AppError RIDE_NOT_FOUND, NOT_COMPLETED, REFUND_TOO_MUCH, COMMAND_REUSED, RIDE_CHANGED
 */
export async function refundRide(deps: Deps, actor: Actor, input: RefundRideInput): Promise<RefundNote> {
  assertRole(actor, 'admin');
  const { gaps } = deps.publisher;
  const refunded = await noteRefund(deps.ridesDb, actor, input);
  if (refunded) deps.publisher.committed(refunded, gaps);
  const note = await findRefundNote(deps.db, input.rideId, input.commandId);
  if (!note) throw await explainRefund(deps, input);
  const isSame =
    note.amountCents === input.amountCents && note.reason === input.reason && note.by.id === actor.userId;
  if (!isSame) throw new AppError('COMMAND_REUSED');
  return note;
}

async function explainRefund(deps: { db: Db }, { rideId, amountCents }: RefundRideInput): Promise<AppError> {
  const ride = await findRefundableRide(deps.db, rideId);
  if (!ride) return new AppError('RIDE_NOT_FOUND');
  if (ride.status !== 'completed') return new AppError('NOT_COMPLETED');
  if (ride.leftCents === 0) return new AppError('ALL_REFUNDED');
  if (amountCents <= ride.leftCents) return new AppError('RIDE_CHANGED');
  return new AppError('LESS_IS_LEFT', { leftCents: ride.leftCents });
}

/**
 * The row lock makes simultaneous refunds wait, so each sees what the one before left, and the same command's note.
 * @returns undefined where nothing is to be noted
 */
const noteRefund = (
  db: Db,
  actor: Actor,
  { rideId, commandId, amountCents, seenVersion, reason }: RefundRideInput,
): Promise<RideEvent | undefined> =>
  inTransaction(db, async (tx) => {
    const [ride] = await tx
      .select({
        version: rides.version,
        riderId: rides.riderId,
        destination: rides.destinationAddress,
        fareCents: rides.fareCents,
        discountCents: rides.discountCents,
        refundedCents: rides.refundedCents,
        commissionCents: rides.commissionCents,
      })
      .from(rides)
      .where(and(eq(rides.id, rideId), IS_LISTED, sql`${rides.status} = 'completed'`))
      .for('no key update');
    if (!ride || ride.version !== (seenVersion ?? ride.version)) return undefined;
    const [same] = await tx
      .select({ id: rideRefunds.id })
      .from(rideRefunds)
      .where(and(eq(rideRefunds.rideId, rideId), eq(rideRefunds.commandId, commandId)));
    const hadCents = ride.fareCents - ride.refundedCents;
    const leftCents = hadCents - amountCents;
    // Never more than was paid.
    if (same || leftCents < ride.discountCents) return undefined;
    // Platform and driver refund in proportion to their shares of the fare; the platform still bears the whole
    // discount.
    const { discountCents } = ride;
    const shareCents = Math.round(((ride.commissionCents + discountCents) * leftCents) / hadCents);
    const version = ride.version + 1;
    const [changed] = await tx
      .update(rides)
      .set({
        refundedCents: ride.refundedCents + amountCents,
        version,
        commissionCents: shareCents - discountCents,
        payoutCents: leftCents - shareCents,
      })
      .where(eq(rides.id, rideId))
      .returning({ image: RIDE_IMAGE });
    if (!changed) return undefined;
    await tx.insert(rideRefunds).values({ rideId, commandId, amountCents, reason, actorId: actor.userId });
    await tx.insert(rideEvents).values({
      rideId,
      version,
      type: 'ride.refunded',
      fromStatus: 'completed',
      toStatus: 'completed',
      actorId: actor.userId,
      actorRole: 'admin',
      ipAddress: actor.ipAddress ?? null,
      data: { amountCents, reason },
    });
    const event: RideEvent = { event: 'ride.refunded', ride: changed.image };
    await tell(tx, event);
    await tellPeople(tx, {
      to: [ride.riderId],
      type: 'ride_refunded',
      params: { amountCents, destination: ride.destination, reason },
      rideId,
    });
    return event;
  });
