import { isDriving } from '@ridewire/contracts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { WaitingRides } from './waiting-rides.ts';
import type { HastyRiders } from '../rides/hasty-riders.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';

interface Deps {
  drivers: DriverIndex;
  waiting: WaitingRides;
  hasty: HastyRiders;
}

/**
 * Keeps the index of drivers and waiting rides in step with what was committed.
 * @param isNews false for an event that a newer one of the same ride overtook: only who left is still to be learned
 */
export function updateIndex(deps: Deps, event: ServerEvent, isNews: boolean): void {
  if (event.event === 'driver.changed') {
    const { id, available, presence } = event.driver;
    deps.drivers.setAvailable(id, available);
    deps.drivers.setAway(id, {
      isSilent: presence.silentSince !== null,
      isPaused: presence.pausedSince !== null,
    });
    deps.drivers.setCooling(id, presence.cooling?.until ?? null);
  }
  if (!isRideEvent(event)) return;
  const { ride, leftDriverId } = event;
  if (leftDriverId) deps.drivers.endRiding(leftDriverId, ride.id);
  if (!isNews) return;
  if (ride.status === 'requested') deps.waiting.add(ride.id, { ...ride, riderId: ride.rider.id });
  else deps.waiting.remove(ride.id);
  if (event.event === 'ride.canceled' && ride.canceledBy === 'rider')
    deps.hasty.note(ride.rider.id, ride.id, event.asked ?? []);
  if (!ride.driver) return;
  if (isDriving(ride.status))
    deps.drivers.setRiding(ride.driver.id, {
      rideId: ride.id,
      riderId: ride.rider.id,
      isAboard: ride.status !== 'accepted',
    });
  else deps.drivers.endRiding(ride.driver.id, ride.id);
}
