import type { CheckInSnapshot, CheckInView } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

export const checkInKind = (rideId: string) =>
  liveKind(
    `check-in of ${rideId}`,
    (on) => api.checkIns.live.subscribe({ rideId }, on),
    takeWhole<CheckInSnapshot>,
  );

/** The question this person is still to answer; null without one. */
export const useCheckIn = (rideId: string): CheckInView | null =>
  useLive(useMemo(() => checkInKind(rideId), [rideId])).data?.checkIn ?? null;
