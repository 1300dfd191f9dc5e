import type { VehiclesSnapshot, VehiclesView } from '@ridewire/contracts';
import { useCallback } from 'react';
import { liveKind, takeWhole } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive, usePatchLive } from '../../../kit/live/use-live.ts';

const vehiclesKind = liveKind(
  'vehicles',
  (on) => api.vehicles.mine.subscribe(undefined, on),
  takeWhole<VehiclesSnapshot>,
);

/** The driver's own vehicles. */
export const useVehiclesLive = () => useLive(vehiclesKind);

/** Shows the answer of a change at once. */
export function useShowVehicles(): (view: VehiclesView) => void {
  const patch = usePatchLive();
  return useCallback(
    (data) => patch(vehiclesKind, { type: 'snapshot', data, serverTime: Date.now() }),
    [patch],
  );
}
