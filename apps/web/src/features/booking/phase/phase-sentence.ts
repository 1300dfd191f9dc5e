import type { Format } from '@ridewire/ui';
import { cancelHeadline } from './cancel-headline.ts';
import { approachOf, arrivalMs, laterPickupMs } from './estimate-arrival.ts';
import type { WayProgress } from '../../../kit/map/way-progress.ts';
import { isTold, type RidePhase } from './ride-phase.ts';
import { sayPayment } from './say-payment.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import type { RiderTexts } from '../texts.en.ts';

/**
 * The announcement when a phase begins; null for the one the person began by hand.
 * @param progress of the car on its way, where that is known
 */
export function phaseSentence(
  phase: RidePhase,
  rider: RiderTexts,
  format: Format,
  progress: WayProgress | null = null,
): string | null {
  if (isTold(phase)) {
    const { driver } = phase.ride;
    return rider.moments[phase.name].aloud(driver?.name ?? rider.yourDriver, driver?.licensePlate ?? null);
  }
  switch (phase.name) {
    case 'book':
      return null;
    case 'searching':
      return rider.saidSearching;
    case 'reserved': {
      const { driver, pickupAt } = phase.ride.next;
      return rider.saidReserved(driver.name, format.clock(Date.parse(pickupAt)));
    }
    case 'accepted': {
      const { driver } = phase.ride;
      const laterMs = laterPickupMs(phase.ride, phase.position, progress);
      if (laterMs !== null)
        return `${rider.comesAt(driver?.name ?? rider.yourDriver, format.clock(laterMs))}.`;
      const leg = approachOf(phase.ride, phase.position, progress);
      const seconds = leg?.durationSeconds ?? phase.ride.approachSeconds;
      const minutes = seconds === undefined ? null : Math.max(1, Math.round(seconds / 60));
      return rider.saidAccepted(driver?.name ?? rider.yourDriver, minutes, driver?.licensePlate ?? null);
    }
    case 'arriving':
      return rider.saidArriving(phase.ride.driver?.licensePlate ?? null);
    case 'picked_up':
      return rider.onBoard;
    case 'in_transit':
      return rider.saidInTransit(
        sayAddress(phase.ride.destination.address),
        format.clock(arrivalMs(phase.ride, phase.position, progress)),
      );
    case 'completed':
      return rider.saidCompleted(sayPayment(phase.ride, rider, format));
    case 'canceled':
      return cancelHeadline(phase.ride, rider);
    case 'no_driver':
      return rider.noDriver;
  }
}
