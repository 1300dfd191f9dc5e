import { setImmediate } from 'node:timers/promises';
import {
  planWave,
  WaveChooser,
  type AskingRequest,
  type DispatchCity,
  type OfferAnswers,
} from '@ridewire/dispatch';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { RiderCancellations } from '../rides/rider-cancellations.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import type { Queues } from '../queues/follow-queues.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import { describeChoice, type ChoiceNote } from './describe-choice.ts';
import { notToAsk } from './not-to-ask.ts';
import { PATIENCE_MS, rankCandidates, type RankDeps, type RankedCandidate } from './rank-candidates.ts';

/** How long a search for many routes at once may take. */
const TOGETHER_MS = 1_000;
const STRAIGHT = { findDrives: () => Promise.resolve(null) };

export interface AskingTrip extends AskedTrip, AskingRequest {
  /** Drivers not to ask now: they declined, have an open offer, or let one run out a moment ago. */
  notNow: readonly string[];
  payoutCents: number;
}

export interface ChosenOffers {
  offers: RankedCandidate[];
  /** A later wave than the one due if that found nobody to ask. */
  wave: number;
  nextWaveSeconds: number;
  why: ChoiceNote;
}

export interface ChooseDeps extends RankDeps {
  drivers: Pick<DriverIndex, 'nearest' | 'nearestEnding' | 'wants' | 'takes' | 'candidateFor' | 'ridingOf'>;
  queues: Pick<Queues, 'zoneAt' | 'line' | 'zoneOf' | 'zones'>;
  rideTypes: Pick<RideTypes, 'find'>;
  cancellations: Pick<RiderCancellations, 'isQuiet'>;
  answers: Pick<OfferAnswers, 'likelihood' | 'isAnswering' | 'choose'>;
  wishes: Pick<PairWishes, 'isAvoided' | 'isFavorite'>;
}

/** The city as dispatch sees it. */
export const openCity = <Trip extends AskingTrip>(
  deps: ChooseDeps,
): DispatchCity<Trip, Candidate, RankedCandidate> => ({
  planWave,
  answers: deps.answers,
  nowMs: () => performance.now(),
  excludedFrom(trip, isAgain) {
    if (isAgain) return notToAsk(deps, trip, trip.notNow);
    const others = notToAsk(deps, trip, [...trip.notNow, ...trip.ignored]);
    return {
      has: (driverId) => others.has(driverId) || deps.cancellations.isQuiet(trip.riderId, driverId),
    };
  },
  nearest: ({ pickup }, look, excluded) => deps.drivers.nearest(pickup, look, excluded),
  nearestEnding: ({ pickup }, look, excluded) => deps.drivers.nearestEnding(pickup, look, excluded),
  queueFor({ pickup }, most, excluded) {
    const zone = deps.queues.zoneAt(pickup);
    if (!zone) return undefined;
    const near: Candidate[] = [];
    for (const driverId of deps.queues.line(zone.id)) {
      if (near.length >= most) break;
      const candidate = deps.drivers.candidateFor(driverId, pickup);
      if (candidate && !excluded.has(driverId)) near.push(candidate);
    }
    return { driverIds: near.map(({ driverId }) => driverId), near };
  },
  isInLine: (driverId) => deps.queues.zoneOf(driverId) !== undefined,
  rank: (trip, near, ranking) =>
    rankCandidates(
      ranking === 'straight' ? { ...deps, ways: STRAIGHT } : deps,
      trip,
      near,
      ranking === 'together' ? TOGETHER_MS : PATIENCE_MS,
    ),
  breathe: () => setImmediate(),
});

/** `choose`, with the reasons that are kept. */
export async function chooseOffers(
  deps: ChooseDeps,
  trip: AskingTrip,
  number: number,
): Promise<ChosenOffers> {
  const { candidates, isByQueue, ...chosen } = await new WaveChooser(openCity(deps)).choose(trip, number);
  return { ...chosen, why: describeChoice(candidates, chosen.offers, { isByQueue }) };
}
