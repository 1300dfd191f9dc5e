import type { AlertView } from '@ridewire/contracts';
import { useMemo } from 'react';
import { useOpenAlertsLive } from './alerts-live.ts';

const NOBODY: readonly AlertView[] = [];

/** The rides from which somebody calls for help and nobody has taken it, each with its newest call. */
export function useRidesWithAlert(): ReadonlyMap<string, AlertView> {
  const open = useOpenAlertsLive().data?.open ?? NOBODY;
  // Newest first: the last one set is the oldest, so they are taken from the end.
  return useMemo(() => new Map(open.toReversed().map((alert) => [alert.rideId, alert])), [open]);
}
