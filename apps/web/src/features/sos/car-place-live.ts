import type { DriverPosition, Live, RideTrackChange, RideTrackSnapshot } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

/** The car's place after a message; null before it has one, and once the ride is over. */
const takePlace = (
  _: DriverPosition | null | undefined,
  { data }: Live<RideTrackSnapshot, RideTrackChange>,
): DriverPosition | null => data.position;

const carPlaceKind = (rideId: string) =>
  liveKind(`car of ${rideId}`, (on) => api.rides.track.subscribe({ rideId }, on), takePlace);

/** Where a ride's car is; undefined until that is known. */
export const useCarPlace = (rideId: string) => useLive(useMemo(() => carPlaceKind(rideId), [rideId])).data;
