import type { PairWishes } from '../wishes/pair-wishes.ts';

/** A favorite counts as so much nearer to the pickup, in seconds: first among those who are nearly as near. */
export const FAVORITE_SECONDS = 90;

/** What the two wish, in seconds of the way to the pickup. */
export const bonusSeconds = (
  wishes: Pick<PairWishes, 'isFavorite'>,
  riderId: string,
  driverId: string,
): number => (wishes.isFavorite(riderId, driverId) ? FAVORITE_SECONDS : 0);
