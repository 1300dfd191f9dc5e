import type { RideInput, RideReviewView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { tell } from '../../live/tell.ts';
import { findReview } from './review-queries.ts';

const { rideReviews } = schema;

/** The first review is noted; the answer tells the others who it was. @throws AppError NO_REVIEW */
export async function reviewRide(
  deps: { db: Db },
  actor: Actor,
  { rideId }: RideInput,
): Promise<RideReviewView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    const reviewed = await tx
      .update(rideReviews)
      .set({ reviewedById: actor.userId, reviewedAt: sql`now()` })
      .where(and(eq(rideReviews.rideId, rideId), isNull(rideReviews.reviewedAt)))
      .returning({ rideId: rideReviews.rideId });
    if (reviewed.length === 0) return;
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'review.done',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { rideId },
    });
    await tell(tx, { event: 'review.changed', rideId });
  });
  const review = await findReview(deps.db, rideId);
  if (!review) throw new AppError('NO_REVIEW');
  return review;
}
