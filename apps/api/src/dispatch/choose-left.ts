import { setImmediate } from 'node:timers/promises';
import { planWave, takeFor, WAVE_COUNT } from '@ridewire/dispatch';
import { chooseOffers, fillUp, findCandidates, type ChooseDeps, type ChosenOffers } from './choose-offers.ts';
import { describeChoice } from './describe-choice.ts';
import { rankCandidates } from './rank-candidates.ts';
import type { DueRide } from './waiting-queries.ts';

const WIDEST = planWave(WAVE_COUNT);
const BY_LINE = { findDrives: () => Promise.resolve(null) };

/**
 * The drivers for a request that was left without a car. If many of one place were left, each waits for a different
 * driver: the chosen ones are added to `sent`.
 * @param isCrowd true to rank by straight line, in one search as wide as any
 */
export async function chooseLeft(
  deps: ChooseDeps,
  ride: DueRide,
  sent: Set<string>,
  isCrowd: boolean,
): Promise<ChosenOffers> {
  const trip = { ...ride, settled: [...ride.settled, ...sent] };
  const chosen = isCrowd ? await chooseByLine(deps, trip) : await chooseOffers(deps, trip, ride.wave + 1);
  for (const { driverId } of chosen.offers) sent.add(driverId);
  if (isCrowd) await setImmediate();
  return chosen;
}

async function chooseByLine(deps: ChooseDeps, ride: DueRide): Promise<ChosenOffers> {
  const wave = planWave(ride.wave + 1);
  const near = findCandidates(deps, ride, { ...WIDEST, most: wave.most });
  const candidates = await rankCandidates({ ...deps, ways: BY_LINE }, ride, near);
  const offers = await fillUp(deps, ride, wave, takeFor(wave, candidates));
  return {
    offers,
    wave: offers.length > 0 ? ride.wave + 1 : Math.max(WAVE_COUNT, ride.wave + 1),
    nextWaveSeconds: wave.seconds,
    why: describeChoice(candidates, offers),
  };
}
