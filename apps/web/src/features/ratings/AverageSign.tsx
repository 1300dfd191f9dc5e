import { Average } from './Average.tsx';
import { useRating } from './rating-live.ts';

/** The average of the other side of a ride, or that there are too few ratings; nothing until it is known. */
export function AverageSign({ rideId }: { rideId: string }) {
  const rating = useRating(rideId);
  return rating ? <Average rating={rating.other} /> : null;
}
