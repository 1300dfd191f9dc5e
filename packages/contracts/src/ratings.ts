import { z } from 'zod';
import type { ChatSide } from './chat.ts';
import { mistake } from './mistakes.ts';
import { RATING_TAGS } from './rating-choices.ts';
import { RideId } from './rides.ts';
import { line, orBlank } from './text.ts';

export const RatingTag = z.enum(
  [...new Set(Object.values(RATING_TAGS).flatMap(({ good, bad }) => [...good, ...bad]))],
  mistake('ratingTag'),
);
export type RatingTag = z.infer<typeof RatingTag>;

/** What one side of a completed ride thinks of the other. */
export const RateRideInput = z.object({
  rideId: RideId,
  stars: z.int(mistake('ratingStars')).min(1, mistake('ratingStars')).max(5, mistake('ratingStars')),
  tags: z.array(RatingTag).max(5, mistake('ratingTag')).default([]),
  comment: orBlank(line('comment', 500)),
});
export type RateRideInput = z.infer<typeof RateRideInput>;

/** A rating, as the person who gave it and admins read it. */
export interface RatingView {
  stars: number;
  tags: RatingTag[];
  comment: string | null;
  /** It was changed once, and stays as it is. */
  isFixed: boolean;
  /** ISO 8601. */
  at: string;
}

export interface AverageRating {
  /** One decimal, from 1 to 5. */
  average: number;
  /** Over how many ratings. */
  count: number;
}

/** ratings.live, of a ride for one of its two sides. */
export interface RatingSnapshot {
  /** What this side said; null for nothing yet. */
  own: RatingView | null;
  /** Until when it can be said, ISO 8601; null while the ride isn't completed. */
  closesAt: string | null;
  /** The other side's average; null while there are too few ratings. */
  other: AverageRating | null;
}

/** What both sides of a ride said, for admins. */
export type RideRating = RatingView & {
  by: ChatSide;
  /** The driver of the ride, who rates or is rated. */
  driver: { id: string; name: string };
};
