import { isDriving } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import { isRideEvent, type ServerEvent } from '../realtime/server-events.ts';

/**
 * Keeps the index of drivers and waiting rides in step with what was committed.
 * @param isNews false for an event that a newer one of the same ride overtook: only who left is still to be learned
 */
export function updateIndex(core: Core, event: ServerEvent, isNews: boolean): void {
  if (event.event === 'driver.changed') {
    const { id, available, presence } = event.driver;
    core.drivers.setAvailable(id, available);
    core.drivers.setAway(id, {
      isSilent: presence.silentSince !== null,
      isPaused: presence.pausedSince !== null,
    });
  }
  if (!isRideEvent(event)) return;
  const { ride, leftDriverId } = event;
  if (leftDriverId) core.drivers.endRiding(leftDriverId, ride.id);
  if (!isNews) return;
  if (ride.status === 'requested') core.waiting.add(ride.id, ride.pickup);
  else core.waiting.remove(ride.id);
  if (event.event === 'ride.canceled' && ride.canceledBy === 'rider')
    core.hasty.note(ride.rider.id, ride.id, event.asked ?? []);
  if (!ride.driver) return;
  if (isDriving(ride.status))
    core.drivers.setRiding(ride.driver.id, {
      rideId: ride.id,
      riderId: ride.rider.id,
      isAboard: ride.status !== 'accepted',
    });
  else core.drivers.endRiding(ride.driver.id, ride.id);
}
