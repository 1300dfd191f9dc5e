import { planWave, takeFor, WAVE_COUNT, type OfferAnswers, type Wave } from '@ridewire/dispatch';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { RiderCancellations } from '../rides/rider-cancellations.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import { describeChoice, type ChoiceNote } from './describe-choice.ts';
import { notToAsk } from './not-to-ask.ts';
import { rankCandidates, type RankDeps, type RankedCandidate } from './rank-candidates.ts';

/** So many times as many as are asked are looked at by road: who is near as the crow flies may be across a river. */
const LOOKED_AT = 4;
/** And so many of those who drop somebody off near by: each has a way of their own to be searched for. */
const ENDING_LOOKED_AT = 2;

/** A trip that waits, and who is not to be asked for it. */
export interface AskingTrip extends AskedTrip {
  /** Drivers not to ask now: they declined, their offer still stands, or it ran out unanswered a moment ago. */
  settled: readonly string[];
  /** Drivers who let an offer of it run out longer ago: asked again once nobody else is left. */
  ignored: readonly string[];
  waitedSeconds?: number;
  /** What the driver gets. */
  payoutCents: number;
}

/** Whom a wave asks, and why. */
export interface ChosenOffers {
  offers: RankedCandidate[];
  /** The wave it is: a later one than was asked for where that would have asked nobody. */
  wave: number;
  nextWaveSeconds: number;
  why: ChoiceNote;
}

export interface ChooseDeps extends RankDeps {
  drivers: Pick<DriverIndex, 'nearest' | 'nearestEnding' | 'wants' | 'takes'>;
  rideTypes: Pick<RideTypes, 'find'>;
  cancellations: Pick<RiderCancellations, 'isQuiet'>;
  answers: Pick<OfferAnswers, 'likelihood' | 'isAnswering'>;
  wishes: Pick<PairWishes, 'isAvoided' | 'isFavorite'>;
}

/**
 * Whom this wave asks: the best alone at first, or as many as it takes to be likely that one accepts; then the next best, then
 * more and wider. A wave that would ask nobody is passed over, so that nobody waits while somebody is free.
 */
export async function chooseOffers(
  deps: ChooseDeps,
  trip: AskingTrip,
  number: number,
): Promise<ChosenOffers> {
  const wave = planWave(number);
  const candidates = await rankCandidates(deps, trip, findCandidates(deps, trip, wave));
  const offers = await fillUp(deps, trip, wave, takeFor(wave, candidates));
  if (offers.length === 0 && number < WAVE_COUNT) {
    const wider = await chooseOffers(deps, trip, number + 1);
    if (wider.offers.length > 0) return wider;
  }
  return { offers, wave: number, nextWaveSeconds: wave.seconds, why: describeChoice(candidates, offers) };
}

/**
 * Those near by of whom nothing speaks against asking, and who drops somebody off near by soon; who has another offer to answer
 * only where nobody else is.
 */
export function findCandidates(
  {
    drivers,
    rideTypes,
    answers,
    cancellations,
    wishes,
  }: Pick<ChooseDeps, 'drivers' | 'rideTypes' | 'answers' | 'cancellations' | 'wishes'>,
  trip: AskingTrip,
  wave: Wave,
): Candidate[] {
  const search = { ...wave, limit: wave.most * LOOKED_AT };
  const others = notToAsk({ drivers, rideTypes, wishes }, trip, [...trip.settled, ...trip.ignored]);
  const isExcluded = (driverId: string) =>
    others.has(driverId) || cancellations.isQuiet(trip.riderId, driverId);
  const nowMs = performance.now();
  let arePassedOver = false;
  // Where many ask from one place, the nearest all have an offer already: then those behind them are looked at.
  const has = (driverId: string) => {
    if (isExcluded(driverId)) return true;
    const isAnswering = answers.isAnswering(driverId, nowMs);
    arePassedOver ||= isAnswering;
    return isAnswering;
  };
  const ending = drivers.nearestEnding(
    trip.pickup,
    { ...wave, limit: wave.most * ENDING_LOOKED_AT },
    { has: (driverId) => isExcluded(driverId) || answers.isAnswering(driverId, nowMs) },
  );
  const free = [...drivers.nearest(trip.pickup, search, { has }), ...ending];
  if (free.length > 0 || !arePassedOver) return free;
  return drivers.nearest(trip.pickup, search, { has: isExcluded });
}

/** Where a wave may ask more than are near, those who let it pass are asked again. */
export async function fillUp(
  deps: ChooseDeps,
  trip: AskingTrip,
  wave: Wave,
  offers: RankedCandidate[],
): Promise<RankedCandidate[]> {
  if (offers.length >= wave.most || wave.isFrugal || trip.ignored.length === 0) return offers;
  const others = notToAsk(deps, trip, [...trip.settled, ...offers.map(({ driverId }) => driverId)]);
  const near = deps.drivers.nearest(trip.pickup, { ...wave, limit: wave.most * LOOKED_AT }, others);
  return [...offers, ...(await rankCandidates(deps, trip, near)).slice(0, wave.most - offers.length)];
}
