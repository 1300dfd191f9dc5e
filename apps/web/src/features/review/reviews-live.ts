import type { ReviewsSnapshot, RideReviewView } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const reviewsKind = liveKind(
  'reviews',
  (on) => api.rides.reviews.subscribe(undefined, on),
  takeWhole<ReviewsSnapshot>,
);

/** Rides whose end was odd, for admins; undefined until they are known. */
export const useReviews = (): ReviewsSnapshot | undefined => useLive(reviewsKind).data;

/** The same for one ride. */
export function useReviewOf(rideId: string): RideReviewView | undefined {
  const rides = useReviews()?.rides;
  return useMemo(() => rides?.find((each) => each.rideId === rideId), [rides, rideId]);
}
