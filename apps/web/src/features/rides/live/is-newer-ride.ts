import { isActive, lastMoved, type RideView } from '@ridewire/contracts';

/**
 * Whether a pushed ride replaces the one we have. For the same ride the higher version wins. Another ride replaces it
 * only if it is active and later: a finished one is old news that a snapshot already left out.
 */
export function isNewerRide(held: RideView | null, pushed: RideView): boolean {
  if (held?.id === pushed.id) return pushed.version > held.version;
  return isActive(pushed.status) && (held === null || lastMoved(pushed) > lastMoved(held));
}
