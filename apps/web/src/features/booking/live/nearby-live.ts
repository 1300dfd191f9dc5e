import type { LatLng } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { reduceNearby, type NearbyMessage, type ShownCar } from './reduce-nearby.ts';

const nearbyKind = (cell: LatLng) =>
  liveKind<readonly ShownCar[], NearbyMessage>(
    `nearby ${cell.lat} ${cell.lng}`,
    (on) => api.rides.nearbyCars.subscribe(cell, on),
    (state, message) => reduceNearby(state, message),
  );

/** The idle cars of a square, for riders: see nearbyCell. */
export const useNearbyLive = ({ lat, lng }: LatLng) =>
  useLive(useMemo(() => nearbyKind({ lat, lng }), [lat, lng]));
