import type { RiderRide } from '@ridewire/contracts';
import type { RiderTexts } from '../texts.en.ts';

/** Says who canceled. */
export function cancelHeadline(ride: RiderRide, rider: RiderTexts): string {
  switch (ride.canceledBy) {
    case 'rider':
      return rider.canceledByYou;
    case 'driver':
      return (ride.isNoShow ? rider.missed : rider.canceledByDriver)(ride.driver?.name ?? rider.yourDriver);
    case 'admin':
      return rider.canceledBySupport;
    case 'system':
    case null:
      return rider.canceledOtherwise;
  }
}
