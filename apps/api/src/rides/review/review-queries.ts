import type { RideReviewView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../core/in-snapshot.ts';
import { IS_LISTED } from '../reads/ride-conditions.ts';

const { rideReviews, rides, users } = schema;

/** Older ones are in the list of rides, by its filter. */
const SHOWN = 200;

const selectReviews = (db: Reader, where: SQL | undefined) => {
  const { rideId, why, metersAway, tookSeconds, at, reviewedAt } = rideReviews;
  return db.orm
    .select({
      rideId,
      why,
      metersAway,
      tookSeconds,
      at,
      reviewedAt,
      by: { id: users.id, name: users.name },
      durationSeconds: rides.durationSeconds,
    })
    .from(rideReviews)
    .innerJoin(rides, eq(rides.id, rideId))
    .leftJoin(users, eq(users.id, rideReviews.reviewedById))
    .where(and(IS_LISTED, where));
};

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

const viewReview = ({ at, by, reviewedAt, ...row }: Row): RideReviewView => ({
  ...row,
  at: at.toISOString(),
  reviewed: by && reviewedAt && { by, at: reviewedAt.toISOString() },
});

/** Unreviewed ones first, each group newest first. */
export async function listReviews(db: Db): Promise<RideReviewView[]> {
  const rows = await selectReviews(db, undefined)
    .orderBy(sql`${rideReviews.reviewedAt} is not null`, desc(rideReviews.rideId))
    .limit(SHOWN);
  return rows.map(viewReview);
}

export async function countOpenReviews({ orm }: Pick<Db, 'orm'>): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(rideReviews)
    .innerJoin(rides, eq(rides.id, rideReviews.rideId))
    .where(and(IS_LISTED, isNull(rideReviews.reviewedAt)));
  return row?.count ?? 0;
}

/** Null for nothing. */
export async function findReview(db: Reader, rideId: string): Promise<RideReviewView | null> {
  const [row] = await selectReviews(db, eq(rideReviews.rideId, rideId));
  return row ? viewReview(row) : null;
}
