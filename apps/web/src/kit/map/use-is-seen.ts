import type { DriverPosition } from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { isLost, msUntilLost } from './car-signal.ts';

/** Whether a car's position is news, and not where it was before it was lost; as time goes by. */
export function useIsSeen(position: DriverPosition | null): boolean {
  const nowMs = useNow((ms) => (position ? msUntilLost(position.at, ms) : Number.POSITIVE_INFINITY));
  return position !== null && !isLost(position.at, nowMs);
}
