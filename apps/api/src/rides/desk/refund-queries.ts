import type { RefundNote, RideStatus } from '@ridewire/contracts';
import { schema, type Db, type Orm } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { IS_LISTED } from '../reads/ride-conditions.ts';

const { rideRefunds, rides, users } = schema;

/** Refund notes with their authors; callers add the condition. */
export const selectRefunds = (orm: Pick<Orm, 'select'>) =>
  orm
    .select({
      id: rideRefunds.id,
      amountCents: rideRefunds.amountCents,
      reason: rideRefunds.reason,
      at: rideRefunds.at,
      // An admin's row stays, even if the account is deleted.
      by: { id: rideRefunds.actorId, name: sql<string>`coalesce(${users.name}, '')` },
    })
    .from(rideRefunds)
    .leftJoin(users, eq(users.id, rideRefunds.actorId));

type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number];

export const viewRefund = (note: RefundRow): RefundNote => ({ ...note, at: note.at.toISOString() });

export async function findRefundNote(
  db: Db,
  rideId: string,
  commandId: string,
): Promise<RefundNote | undefined> {
  const [note] = await selectRefunds(db.orm).where(
    and(eq(rideRefunds.rideId, rideId), eq(rideRefunds.commandId, commandId)),
  );
  return note && viewRefund(note);
}

/** The facts behind a refused refund. */
export async function findRefundableRide(
  db: Db,
  rideId: string,
): Promise<{ status: RideStatus; leftCents: number } | undefined> {
  const [ride] = await db.orm
    .select({
      status: rides.status,
      leftCents: sql<number>`${rides.fareCents} - ${rides.discountCents} - ${rides.refundedCents}`,
    })
    .from(rides)
    .where(and(eq(rides.id, rideId), IS_LISTED));
  return ride;
}
