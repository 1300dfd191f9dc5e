import type { RiderRide } from '@ridewire/contracts';
import type { Texts } from '../../texts/english.ts';

/** Who canceled. */
export function cancelHeadline(ride: RiderRide, rider: Texts['rider']): string {
  switch (ride.canceledBy) {
    case 'rider':
      return rider.canceledByYou;
    case 'driver':
      return rider.canceledByDriver(ride.driver?.name ?? rider.yourDriver);
    case 'admin':
      return rider.canceledBySupport;
    case 'system':
    case null:
      return rider.canceledOtherwise;
  }
}
