import { planWave, takeFor, WAVE_COUNT, type OfferAnswers, type Wave } from '@ridewire/dispatch';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { RiderCancellations } from '../rides/rider-cancellations.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import { describeChoice, type ChoiceNote } from './describe-choice.ts';
import { notToAsk } from './not-to-ask.ts';
import { rankCandidates, type RankDeps, type RankedCandidate } from './rank-candidates.ts';

/** How many times the number of drivers to ask are looked at by road: the nearest by straight line may be across a river. */
const LOOKED_AT = 4;
/** The same for drivers who drop someone off nearby: each needs a route search. */
const ENDING_LOOKED_AT = 2;

/** A waiting trip, and the drivers not to ask for it. */
export interface AskingTrip extends AskedTrip {
  /** Drivers not to ask now: they declined, have an open offer, or let one run out a moment ago. */
  settled: readonly string[];
  /** Drivers who let an offer of it run out longer ago: asked again once no one else is left. */
  ignored: readonly string[];
  waitedSeconds?: number;
  /** The driver's payout. */
  payoutCents: number;
}

/** The drivers a wave asks, and why. */
export interface ChosenOffers {
  offers: RankedCandidate[];
  /** The number of the wave: a later one than asked for if that one had no one to ask. */
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
 * The drivers this wave asks: at first the best one alone, or as many as it takes to make an accept likely; then the
 * next best, then more and wider. A wave with no one to ask is skipped, so that no rider waits while a driver is free.
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
 * Nearby drivers whom nothing speaks against, and those who drop someone off nearby soon. A driver with another offer
 * to answer counts only where there is no one else.
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
  // If many ask from one place, the nearest drivers all have an offer already: then those behind them are looked at.
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

/** If a wave may ask more drivers than are near, those who ignored the offer are asked again. */
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
