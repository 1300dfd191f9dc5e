import type { AlertView } from '@ridewire/contracts';
import { useMemo } from 'react';
import { useOpenAlertsLive } from './alerts-live.ts';

const NOBODY: readonly AlertView[] = [];

/** The rides with an SOS alert that no one has taken, each with its newest alert. */
export function useRidesWithAlert(): ReadonlyMap<string, AlertView> {
  const open = useOpenAlertsLive().data?.open ?? NOBODY;
  // Newest first: the last one set is the oldest, so they are taken from the end.
  return useMemo(() => new Map(open.toReversed().map((alert) => [alert.rideId, alert])), [open]);
}
