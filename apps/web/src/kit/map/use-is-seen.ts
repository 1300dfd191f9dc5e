import type { DriverPosition } from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { isLost, msUntilLost } from './car-signal.ts';

/** Whether a car's position is recent, and not its last one before it was lost; updates as time passes. */
export function useIsSeen(position: DriverPosition | null): boolean {
  const nowMs = useNow((ms) => (position ? msUntilLost(position.at, ms) : Number.POSITIVE_INFINITY));
  return position !== null && !isLost(position.at, nowMs);
}
