import { drivingMeters, drivingSeconds } from '@ridewire/contracts';
import {
  byTierThenCost,
  MOST_DRIVE_SECONDS,
  nextPickupSeconds,
  pairCost,
  type DispatchWeights,
  type DriverDays,
  type OfferAnswers,
} from '@ridewire/dispatch';
import type { Candidate } from '../drivers/driver-index.ts';
import type { CarPlace } from '../drivers/known-driver.ts';
import type { Drive } from '../streets/search-messages.ts';
import type { LeftDrives } from './left-drives.ts';
import type { AskedTrip } from '../rides/changes/request.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';

/** An offer waits no longer for its ranking. */
export const PATIENCE_MS = 250;

/** A favorite counts as this much nearer: enough to come first among drivers who are nearly as near. */
export const FAVORITE_SECONDS = 90;

/** A driver to ask, with the drive to the pickup; null where unknown. */
export interface RankedCandidate extends Pick<Candidate, 'driverId' | 'tier'> {
  /** By street to the pickup; estimated from the straight line where no route is known. */
  meters: number | null;
  seconds: number | null;
  /** The part of `seconds` until an earlier drop-off; null for a free driver. */
  leftSeconds: number | null;
  idleSeconds: number | null;
  owedSeconds: number;
  bonusSeconds: number;
  likelihood: number;
  /** Lower is better; Infinity without a known route. */
  cost: number;
}

/** What the order of the candidates depends on. */
export interface RankedTrip extends Pick<AskedTrip, 'riderId' | 'pickup'> {
  waitedSeconds?: number;
  payoutCents?: number;
}

export interface RankDeps {
  ways: Pick<WayFinder, 'findDrives'>;
  leftDrives: Pick<LeftDrives, 'find'>;
  days: Pick<DriverDays, 'idleSeconds' | 'owedSeconds'>;
  answers: Pick<OfferAnswers, 'likelihood'>;
  wishes: Pick<PairWishes, 'isFavorite'>;
  weights: DispatchWeights;
}

/**
 * The candidates, best first: by tier, then by the seconds to the pickup less their bonuses, those without a known
 * route last in their tier. A driver with a rider aboard counts with the time left to that drop-off, and not at all
 * where that is long. The straight line decides where no streets are known, or if the search fails or takes too long.
 */
export async function rankCandidates(
  { ways, leftDrives, days, answers, wishes, weights }: RankDeps,
  { riderId, pickup, waitedSeconds = 0, payoutCents }: RankedTrip,
  candidates: readonly Candidate[],
  patienceMs = PATIENCE_MS,
): Promise<RankedCandidate[]> {
  const placed = candidates.filter(({ place }) => place !== null);
  // Each start has the direction the car faces: to a pickup behind it, the car must turn round.
  const starts = placed.map(({ place }) => place as CarPlace);
  const [found, leftOf] =
    starts.length > 0
      ? await Promise.all([
          inTime(ways.findDrives(pickup, starts, MOST_DRIVE_SECONDS), patienceMs),
          findLeft(leftDrives, candidates, patienceMs),
        ])
      : [null, new Map<string, Drive>()];
  const driveOf = new Map(placed.map(({ driverId }, i) => [driverId, found?.[i] ?? null]));
  const now = Date.now();
  return candidates
    .filter(({ driverId, aboardAt }) => !aboardAt || leftOf.has(driverId))
    .map(({ driverId, meters, tier }): RankedCandidate => {
      const drive = driveOf.get(driverId);
      const left = leftOf.get(driverId);
      const isByLine = found === null && meters !== null;
      const waySeconds = isByLine ? drivingSeconds(meters) : (drive?.seconds ?? Infinity);
      const pickupSeconds = left ? nextPickupSeconds(left.seconds, waySeconds) : waySeconds;
      // The time of an earlier drop-off must be known.
      const seconds = drive || (left && Number.isFinite(pickupSeconds)) ? Math.round(pickupSeconds) : null;
      const wayMeters = drive?.meters ?? (meters === null ? null : drivingMeters(meters));
      const owedSeconds = days.owedSeconds(driverId, now, payoutCents);
      const facts = {
        pickupSeconds,
        waitedSeconds,
        owedSeconds,
        bonusSeconds: wishes.isFavorite(riderId, driverId) ? FAVORITE_SECONDS : 0,
      };
      return {
        driverId,
        meters: wayMeters === null ? null : wayMeters + Math.round(left?.meters ?? 0),
        tier,
        seconds,
        leftSeconds: left ? Math.round(left.seconds) : null,
        idleSeconds: left ? null : days.idleSeconds(driverId, now),
        owedSeconds: Math.round(owedSeconds),
        bonusSeconds: facts.bonusSeconds,
        likelihood: answers.likelihood(driverId, seconds),
        cost: pairCost(facts, weights),
      };
    })
    .toSorted(byTierThenCost);
}

async function findLeft(
  leftDrives: Pick<LeftDrives, 'find'>,
  candidates: readonly Candidate[],
  patienceMs: number,
): Promise<Map<string, Drive>> {
  const found = await Promise.all(
    candidates.map(async ({ driverId, aboardAt, place }) => {
      const left =
        aboardAt && place && (await inTime(leftDrives.find(driverId, aboardAt, place), patienceMs));
      return left ? ([[driverId, left]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** Null when it is late or fails. */
async function inTime<T>(search: Promise<T>, patienceMs: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  try {
    return await Promise.race([search.catch(() => null), promise]);
  } finally {
    clearTimeout(timer);
  }
}
