import { isActive } from '@ridewire/contracts';
import type { Format } from '@ridewire/ui';
import { approachOf, arrivalMs, laterPickupMs } from '../phase/estimate-arrival.ts';
import { comingHeadline } from '../phase/coming-headline.ts';
import { isComingPhase, isNear, type RidePhase } from '../phase/ride-phase.ts';
import type { WayProgress } from '../../../kit/map/way-progress.ts';
import { searchState } from '../ride/search-state.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import type { RiderTexts } from '../texts.en.ts';

/** A ride under way in a line or two. */
export interface RideLine {
  headline: string;
  /** The facts needed at a glance: when, which car, where to. Empty for nothing known. */
  detail: string;
}

/**
 * The state of a ride under way; null for none.
 * @param goneSince when the car was last heard from, if that is too long ago to calculate from
 * @param progress of the car on its way, where that is known
 */
export function rideLine(
  phase: RidePhase,
  rider: RiderTexts,
  format: Format,
  goneSince: number | null = null,
  progress: WayProgress | null = null,
): RideLine | null {
  if (phase.name === 'book' || !isActive(phase.ride.status)) return null;
  const { ride } = phase;
  const { driver } = ride;
  const position = 'position' in phase ? phase.position : null;
  const plate = driver?.licensePlate ?? null;
  const at = arrivalMs(ride, position, progress);
  const lost = goneSince !== null && rider.lostSignalAt(format.clock(goneSince));
  const arrive = at === null || lost ? rider.underway : rider.arrive(format.clock(at));
  const line = (headline: string, ...details: (string | null | undefined | false)[]): RideLine => ({
    headline,
    detail: details.filter(Boolean).join(' · '),
  });
  if (isComingPhase(phase)) {
    const headline = comingHeadline(phase, rider, format, progress);
    if (isNear(phase.name)) return line(headline, plate && rider.lookForPlate(plate));
    if (laterPickupMs(ride, position, progress) !== null) return line(headline, plate, lost);
    const leg = approachOf(ride, position, progress);
    return line(headline, plate, lost || (leg && rider.about(format.duration(leg.durationSeconds))));
  }
  switch (phase.name) {
    case 'reserved': {
      const { next } = phase.ride;
      const here = rider.hereAt(format.clock(Date.parse(next.pickupAt)));
      return line(rider.finishing(next.driver.name), next.driver.licensePlate, here);
    }
    case 'picked_up':
      return line(rider.onBoard, lost || arrive);
    case 'in_transit':
      return line(arrive, lost, rider.to(sayAddress(ride.destination.address)));
    default: {
      const { name, drivers } = searchState(ride);
      return line(rider.searching, name === 'looking' ? rider.looking : rider[name](drivers));
    }
  }
}
