import { useNow } from '@ridewire/ui';
import { isGone, msUntilGone } from './car-signal.ts';

/** When a car was last heard from, in ms of the server's clock, once that is too long ago to estimate from; else null. */
export function useGoneSince(position: { at: number } | null): number | null {
  const nowMs = useNow((ms) => (position ? msUntilGone(position.at, ms) : Number.POSITIVE_INFINITY));
  return position && isGone(position.at, nowMs) ? position.at : null;
}
