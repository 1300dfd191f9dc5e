import type { OfferAnswers } from './offer-answers.ts';

/** How many waiting requests are looked at, and how far from where the driver is or will be. */
const LOOK = { limit: 20, radiusMeters: 12_000 };

/**
 * The requests to match once more because a driver becomes free, declines another or soon drops someone off. Those
 * whose drivers are being asked now wait for the next wave.
 * @param nearest the nearest requests for which this driver may be asked
 */
export function findWaiting<Request>(
  driverId: string,
  answers: Pick<OfferAnswers, 'isAnswering' | 'isHeld'>,
  nowMs: number,
  nearest: (look: typeof LOOK, isOpen: (rideId: string) => boolean) => Request[],
): Request[] {
  if (answers.isAnswering(driverId, nowMs)) return [];
  return nearest(LOOK, (rideId) => !answers.isHeld(rideId, nowMs));
}
