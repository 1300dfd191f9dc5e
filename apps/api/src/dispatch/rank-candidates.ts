import { drivingMeters, drivingSeconds, type LatLng } from '@ridewire/contracts';
import {
  byTierThenCost,
  pairCost,
  type DispatchWeights,
  type DriverDays,
  type OfferAnswers,
} from '@ridewire/dispatch';
import type { Candidate } from '../drivers/driver-index.ts';
import type { AskedTrip } from '../rides/insert-ride.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import { bonusSeconds } from './bonus-seconds.ts';

/** Drivers further away than this by road count as those of whom no way is known, in seconds. */
const LIMIT_SECONDS = 1_800;

/** Whoever waits for an offer waits no longer than this for the order of it, in milliseconds. */
export const PATIENCE_MS = 250;

/** A driver to ask, with how long the way to the pickup takes; null where that is not known. */
export interface RankedCandidate extends Pick<Candidate, 'driverId' | 'tier'> {
  /** By street to the pickup: along the quickest way where one is known, else reckoned from the line. */
  meters: number | null;
  seconds: number | null;
  idleSeconds: number | null;
  owedSeconds: number;
  bonusSeconds: number;
  likelihood: number;
  /** The less the better; Infinity where nothing is known of the way. */
  cost: number;
}

/** What the order of the candidates depends on. */
export interface RankedTrip extends Pick<AskedTrip, 'riderId' | 'pickup'> {
  waitedSeconds?: number;
  payoutCents?: number;
}

export interface RankDeps {
  ways: Pick<WayFinder, 'findDrives'>;
  days: Pick<DriverDays, 'idleSeconds' | 'owedSeconds'>;
  answers: Pick<OfferAnswers, 'likelihood'>;
  wishes: Pick<PairWishes, 'isFavorite'>;
  weights: DispatchWeights;
}

/**
 * The candidates, the best first: by tier, then by the seconds to the pickup less what speaks for them. Those of whom no way is
 * known come after the others of their tier. Where no streets are known at all, or the search fails or takes too long, the
 * line decides.
 */
export async function rankCandidates(
  { ways, days, answers, wishes, weights }: RankDeps,
  { riderId, pickup, waitedSeconds = 0, payoutCents }: RankedTrip,
  candidates: readonly Candidate[],
  patienceMs = PATIENCE_MS,
): Promise<RankedCandidate[]> {
  const placed = candidates.filter(({ place }) => place !== null);
  const starts = placed.map(({ place }) => place as LatLng);
  const found =
    starts.length > 0 ? await inTime(ways.findDrives(pickup, starts, LIMIT_SECONDS), patienceMs) : null;
  const driveOf = new Map(placed.map(({ driverId }, i) => [driverId, found?.[i] ?? null]));
  const pickupSecondsOf = ({ driverId, meters }: Candidate): number => {
    const byRoad = driveOf.get(driverId)?.seconds ?? null;
    if (byRoad !== null || found !== null || meters === null) return byRoad ?? Infinity;
    return drivingSeconds(meters);
  };
  const now = Date.now();
  return candidates
    .map((candidate): RankedCandidate => {
      const { driverId, meters, tier } = candidate;
      const drive = driveOf.get(driverId);
      const seconds = drive?.seconds ?? null;
      const owedSeconds = days.owedSeconds(driverId, now, payoutCents);
      const facts = {
        pickupSeconds: pickupSecondsOf(candidate),
        waitedSeconds,
        owedSeconds,
        bonusSeconds: bonusSeconds(wishes, riderId, driverId),
      };
      return {
        driverId,
        meters: drive?.meters ?? (meters === null ? null : drivingMeters(meters)),
        tier,
        seconds,
        idleSeconds: days.idleSeconds(driverId, now),
        owedSeconds: Math.round(owedSeconds),
        bonusSeconds: facts.bonusSeconds,
        likelihood: answers.likelihood(driverId, seconds),
        cost: pairCost(facts, weights),
      };
    })
    .toSorted(byTierThenCost);
}

/** Null too late, and when it fails. */
async function inTime<T>(search: Promise<T>, patienceMs: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  try {
    return await Promise.race([search.catch(() => null), promise]);
  } finally {
    clearTimeout(timer);
  }
}
