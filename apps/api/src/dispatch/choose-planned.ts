import { drivingSeconds } from '@ridewire/contracts';
import { comesInTime } from '@ridewire/dispatch';
import { OFFER_SECONDS } from '../rides/rules/offer-policy.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import type { ChooseDeps, ChosenOffers } from './choose-offers.ts';
import { describeChoice, type PlannedLost } from './describe-choice.ts';
import { notToAsk } from './not-to-ask.ts';
import { rankCandidates } from './rank-candidates.ts';

/** From a drop-off farther from the pickup the driver would come too late. */
const ENDING_METERS = 30_000;

/**
 * Asks the driver who took a scheduled ride beforehand, alone, for as long as an offer is open.
 * @returns why not, if they don't come
 */
export async function choosePlanned(
  deps: ChooseDeps,
  trip: AskedTrip & { payoutCents: number },
  driverId: string,
): Promise<ChosenOffers | PlannedLost> {
  if (notToAsk(deps, trip).has(driverId)) return 'unfit';
  const look = { limit: 1, radiusMeters: ENDING_METERS };
  const candidate =
    deps.drivers.candidateFor(driverId, trip.pickup) ??
    deps.drivers.nearestEnding(trip.pickup, look, { has: (other) => other !== driverId })[0];
  if (!candidate) return deps.drivers.ridingOf(driverId) ? 'busy' : 'offline';
  const offers = await rankCandidates(deps, trip, [candidate]);
  const [driver] = offers;
  if (!driver) return 'busy';
  // Without known streets, the straight line is good enough to judge a single driver.
  const { meters } = candidate;
  const isStraight = driver.seconds === null && meters !== null && Number.isFinite(driver.cost);
  const seconds = isStraight ? drivingSeconds(meters) : driver.seconds;
  if (!comesInTime({ ...driver, seconds }, trip.leftSeconds ?? 0)) return candidate.aboardAt ? 'busy' : 'far';
  deps.answers.choose(driverId, performance.now());
  const why = describeChoice(offers, offers, { planned: { driverId, came: 'first' } });
  return { offers, wave: 1, nextWaveSeconds: OFFER_SECONDS, why };
}
