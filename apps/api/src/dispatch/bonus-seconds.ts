import type { PairWishes } from '../wishes/pair-wishes.ts';

/** How much nearer to the pickup a favorite counts, in seconds: enough to come first among drivers who are nearly as near. */
export const FAVORITE_SECONDS = 90;

/** The wishes of the two as seconds of the drive to the pickup. */
export const bonusSeconds = (
  wishes: Pick<PairWishes, 'isFavorite'>,
  riderId: string,
  driverId: string,
): number => (wishes.isFavorite(riderId, driverId) ? FAVORITE_SECONDS : 0);
