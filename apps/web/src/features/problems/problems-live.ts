import type { RideProblemsSnapshot } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const problemsKind = (rideId: string) =>
  liveKind(
    `problems ${rideId}`,
    (on) => api.problems.ofRide.subscribe({ rideId }, on),
    takeWhole<RideProblemsSnapshot>,
  );

/** What the person reported of a ride, or is asked for; undefined until it is known. */
export const useRideProblems = (rideId: string) => useLive(useMemo(() => problemsKind(rideId), [rideId]));
