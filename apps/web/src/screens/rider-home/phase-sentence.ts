import type { Format } from '@ridewire/ui';
import type { Texts } from '../../texts/english.ts';
import { cancelHeadline } from './cancel-headline.ts';
import { approachOf, arrivalMs } from './estimate-arrival.ts';
import type { RidePhase } from './ride-phase.ts';
import { sayPayment } from './say-payment.ts';
import { sayAddress } from '../../texts/say-address.ts';

/** What is said aloud when a phase begins; null for the one the person began by hand. */
export function phaseSentence(phase: RidePhase, rider: Texts['rider'], format: Format): string | null {
  switch (phase.name) {
    case 'book':
      return null;
    case 'searching':
      return rider.saidSearching;
    case 'accepted': {
      const { driver } = phase.ride;
      const leg = approachOf(phase.ride, phase.position);
      const minutes = leg && Math.max(1, Math.round(leg.durationSeconds / 60));
      return rider.saidAccepted(driver?.name ?? rider.yourDriver, minutes, driver?.licensePlate ?? null);
    }
    case 'arriving':
      return rider.saidArriving(phase.ride.driver?.licensePlate ?? null);
    case 'picked_up':
      return rider.onBoard;
    case 'in_transit':
      return rider.saidInTransit(
        sayAddress(phase.ride.destination.address),
        format.clock(arrivalMs(phase.ride, phase.position)),
      );
    case 'completed':
      return rider.saidCompleted(sayPayment(phase.ride, rider, format));
    case 'canceled':
      return cancelHeadline(phase.ride, rider);
    case 'no_driver':
      return rider.noDriver;
  }
}
