import type { NearbyCarsInput } from '@ridewire/contracts';
import { useMemo } from 'react';
import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { reduceNearby, type NearbyMessage, type ShownCar } from './reduce-nearby.ts';

const nearbyKind = (cell: NearbyCarsInput) =>
  liveKind<readonly ShownCar[], NearbyMessage>(
    `nearby ${nearbyName(cell)}`,
    (on) => api.rides.nearbyCars.subscribe(cell, on),
    (state, message) => reduceNearby(state, message),
  );

/** The key that distinguishes such views. */
export const nearbyName = ({ lat, lng, type = '' }: NearbyCarsInput) => `${lat} ${lng} ${type}`;

/** The idle cars of a square that take a type, for riders: see nearbyCell. */
export const useNearbyLive = ({ lat, lng, type }: NearbyCarsInput) =>
  useLive(useMemo(() => nearbyKind({ lat, lng, type }), [lat, lng, type]));
