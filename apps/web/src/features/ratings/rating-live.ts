import type { RatingSnapshot } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const ratingKind = (rideId: string) =>
  liveKind(`rating ${rideId}`, (on) => api.ratings.live.subscribe({ rideId }, on), takeWhole<RatingSnapshot>);

/** One's own rating of a ride, and the other side's average; undefined until it is known. */
export const useRating = (rideId: string): RatingSnapshot | undefined =>
  useLive(useMemo(() => ratingKind(rideId), [rideId])).data;
