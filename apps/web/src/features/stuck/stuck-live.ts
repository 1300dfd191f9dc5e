import type { StuckRidesSnapshot, StuckRideView } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

export const stuckKind = liveKind(
  'stuck',
  (on) => api.rides.stuck.subscribe(undefined, on),
  takeWhole<StuckRidesSnapshot>,
);

const NONE: readonly StuckRideView[] = [];

/** Rides that need a look and the admins on them, for admins; the longest stuck first. */
export const useStuckRides = (): readonly StuckRideView[] => useLive(stuckKind).data?.rides ?? NONE;

/** The same for one ride; undefined where the server does not count it as stuck, or not yet. */
export function useStuckRide(rideId: string): StuckRideView | undefined {
  const rides = useStuckRides();
  return useMemo(() => rides.find((each) => each.rideId === rideId), [rides, rideId]);
}
