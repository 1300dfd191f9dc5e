import {
  LEAST_RATINGS,
  MOST_RATINGS,
  RATING_OPEN_MS,
  RATINGS_AT_ONCE,
  type AverageRating,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { rideRatings } = schema;

/** When a rating could change no more: with its one change, or as its time ran out, at the latest three days after it was given. */
const FIXED_AT = sql`coalesce(${rideRatings.changedAt}, ${rideRatings.at} + ${RATING_OPEN_MS / 1_000} * interval '1 second')`;

/**
 * A person's average, as others and they themselves see it: over the newest ratings that can change no more, without the last
 * few that don't make up five yet, so that it never moves with one of them.
 * @returns null while there are too few
 */
export async function findAverage(orm: Tx, userId: string): Promise<AverageRating | null> {
  const ranked = orm
    .select({
      stars: rideRatings.stars,
      rank: sql<number>`row_number() over (order by ${FIXED_AT} desc, ${rideRatings.rideId})`.as('rank'),
      waiting: sql<number>`count(*) over () % ${RATINGS_AT_ONCE}::int`.as('waiting'),
    })
    .from(rideRatings)
    .where(and(eq(rideRatings.ratedId, userId), sql`${FIXED_AT} <= now()`))
    .orderBy(desc(FIXED_AT))
    .as('ranked');
  const [row] = await orm
    .select({
      average: sql<number>`round(avg(${ranked.stars}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(ranked)
    .where(
      sql`${ranked.rank} > ${ranked.waiting} and ${ranked.rank} <= ${ranked.waiting} + ${MOST_RATINGS}::int`,
    );
  return row && row.count >= LEAST_RATINGS ? row : null;
}
