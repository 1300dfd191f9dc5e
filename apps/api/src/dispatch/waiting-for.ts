import { findWaiting, type OfferAnswers } from '@ridewire/dispatch';
import type { LatLng } from '@ridewire/contracts';
import { notToAsk } from './not-to-ask.ts';
import type { WaitingRides } from './waiting-rides.ts';

type Deps = Parameters<typeof notToAsk>[0] & { waiting: WaitingRides; answers: OfferAnswers };

/**
 * The waiting rides to match once more because of this driver.
 * @param from where the driver is or will be; if unknown, the longest waiting rides are taken
 */
export function waitingFor(deps: Deps, driverId: string, from: LatLng | undefined) {
  const { waiting, answers } = deps;
  if (waiting.size === 0) return [];
  return findWaiting(driverId, answers, performance.now(), (look, isOpen) =>
    waiting.nearest(from, look, (trip, rideId) => isOpen(rideId) && !notToAsk(deps, trip).has(driverId)),
  );
}
