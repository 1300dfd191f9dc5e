import { isActive, type RideView } from '@ridewire/contracts';

/** When the ride last reached a status, as ISO 8601, which sorts as text. */
const lastMoved = (ride: RideView): string =>
  Object.values(ride.times).reduce((latest, time) => (time > latest ? time : latest), '');

/**
 * Whether a ride that was pushed takes the place of the one held. Of one ride the higher version wins. Another ride only
 * comes in while it is active and later than what is held: a finished one is old news that a snapshot already left out.
 */
export function isNewerRide(held: RideView | null, pushed: RideView): boolean {
  if (held?.id === pushed.id) return pushed.version > held.version;
  return isActive(pushed.status) && (held === null || lastMoved(pushed) > lastMoved(held));
}
