import { isDeepStrictEqual } from 'node:util';
import { LOW_STARS, ratingTags, type RateRideInput, type RatingView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findRatedRide, findRating, isRating, viewRating, type RatingKey } from './rating-queries.ts';

const { rideRatings, users } = schema;

type Said = Pick<typeof rideRatings.$inferSelect, 'stars' | 'tags' | 'comment'>;

/**
 * A rider or a driver rates the other side of a completed ride, within three days, and may change it once. The same
 * rating again changes nothing. Admins hear of a low one; the other side hears of none.
 * @throws AppError RIDE_NOT_FOUND, NOT_RATED_YET while the ride isn't completed, RATING_CLOSED, RATING_FIXED, BAD_INPUT
 * for a tag that doesn't fit
 */
export async function rateRide(deps: { db: Db }, actor: Actor, input: RateRideInput): Promise<RatingView> {
  assertRole(actor, 'rider', 'driver');
  const { rideId, stars, comment = null } = input;
  const said: Said = { stars, tags: [...new Set(input.tags)].toSorted(), comment };
  return inTransaction(deps.db, async (tx) => {
    const { side, closesAt, ...key } = await findRatedRide(tx, actor, rideId);
    if (!closesAt) throw new AppError('NOT_RATED_YET');
    const fitting = ratingTags(side, stars);
    if (!said.tags.every((tag) => fitting.includes(tag))) throw new AppError('BAD_INPUT');
    const [made] = await tx
      .insert(rideRatings)
      .values({ ...key, ...said })
      .onConflictDoNothing()
      .returning();
    // The second of two presses at once finds the first one here.
    const before = made ?? (await findRating(tx, key));
    const isSame = before && isDeepStrictEqual(pickSaid(before), said);
    if (!made && before && isSame) return viewRating(before);
    if (closesAt.getTime() <= Date.now()) throw new AppError('RATING_CLOSED');
    const rating = made ?? (await change(tx, key, said));
    if (!rating) throw new AppError('RATING_FIXED');
    if (stars <= LOW_STARS) await tellAdmins(tx, key, stars);
    await tell(tx, { event: 'rating.given', rideId, raterId: key.raterId });
    return viewRating(rating);
  });
}

const pickSaid = ({ stars, tags, comment }: Said): Said => ({ stars, tags, comment });

/** It counts from then on, with the next four: see findAverage. */
async function change(tx: Tx, key: RatingKey, said: Said) {
  const [changed] = await tx
    .update(rideRatings)
    .set({ ...said, at: sql`now()`, changedAt: sql`now()` })
    .where(and(isRating(key), isNull(rideRatings.changedAt)))
    .returning();
  return changed;
}

async function tellAdmins(tx: Tx, { rideId, raterId }: RatingKey, stars: number): Promise<void> {
  const [about] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, raterId));
  if (!about) return;
  const params = { name: about.name, stars };
  await tellPeople(tx, { to: { desk: 'support:write' }, type: 'low_rating', params, rideId, about });
}
