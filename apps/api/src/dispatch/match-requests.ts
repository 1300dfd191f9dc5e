import { layPairs, planWave, takeMatched } from '@ridewire/dispatch';
import type { Db } from '@ridewire/db';
import pLimit from 'p-limit';
import { settleAll } from '../core/settle-all.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { chooseOffers, findCandidates, type ChooseDeps, type ChosenOffers } from './choose-offers.ts';
import { describeChoice } from './describe-choice.ts';
import type { Matcher } from './matcher.ts';
import type { RideOfferer } from './offer-rides.ts';
import { rankCandidates, type RankedCandidate } from './rank-candidates.ts';
import { listDueRides, type DueRide } from './waiting-queries.ts';

export interface MatchDeps extends ChooseDeps {
  db: Db;
  log: Log;
  matcher: Matcher;
  offerRide: RideOfferer;
}

/** Requests matched together at most. */
const AT_ONCE = 1_000;
/** Many ways are searched for at once, in milliseconds. */
const PATIENCE_MS = 1_000;
/** So many who are left without a car wait for each other's ways; where there are more, the line decides. */
const FEW_LEFT = 20;
const BY_LINE = { findDrives: () => Promise.resolve(null) };
/** The advisory lock of whoever matches, of this database alone. */
const MATCHING_LOCK = 20_260_001;

/**
 * Matches all requests that were gathered and nobody was asked for yet. One process at a time does so, since two would send the
 * same car to two riders; the others find nothing left.
 */
export async function matchRequests(deps: MatchDeps): Promise<void> {
  await inTransaction(deps.db, async (tx, connection) => {
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [MATCHING_LOCK],
    );
    if (!rows[0]?.mine) return;
    const due = await listDueRides({ orm: tx }, AT_ONCE);
    await offerMatched(deps, due.filter(isGathered));
  });
}

/** Nobody was asked for it yet, or it was given back. */
export const isGathered = ({ wave, expired }: DueRide): boolean => wave === 0 && !expired;

/** Matches these requests together and asks the driver of each; who has none left is asked for alone. */
async function offerMatched(deps: MatchDeps, due: readonly DueRide[]): Promise<void> {
  if (due.length === 0) return;
  const wave = planWave(1);
  const ranked = await Promise.all(
    due.map((ride) => rankCandidates(deps, ride, findCandidates(deps, ride, wave), PATIENCE_MS)),
  );
  const { driverIds, ...batch } = layPairs(ranked);
  const driverOf = await deps.matcher.match(batch);
  const sent = new Set([...driverOf].flatMap((number) => driverIds[number] ?? []));
  const offer = (ride: DueRide, chosen: ChosenOffers) =>
    deps.offerRide({ rideId: ride.id, ...chosen, after: 0 });
  const leftCount = driverOf.filter((number) => number === -1).length;
  const inTurn = pLimit(1);
  const work = due.map((ride, request) => {
    const [driverId, candidates] = [driverIds[driverOf[request]!], ranked[request]!];
    return driverId
      ? offer(ride, noteMatched(candidates, takeMatched(candidates, driverId, sent), due.length))
      : inTurn(() => chooseLeft(deps, ride, sent, leftCount)).then((chosen) => offer(ride, chosen));
  });
  await settleAll(deps.log, 'could not offer all matched requests', work);
}

/** Where many were left of one place, each has somebody else to wait for: who is asked is added to those `sent`. */
async function chooseLeft(
  deps: ChooseDeps,
  ride: DueRide,
  sent: Set<string>,
  count: number,
): Promise<ChosenOffers> {
  const ways = count > FEW_LEFT ? BY_LINE : deps.ways;
  const chosen = await chooseOffers({ ...deps, ways }, { ...ride, settled: [...ride.settled, ...sent] }, 1);
  for (const { driverId } of chosen.offers) sent.add(driverId);
  return chosen;
}

const noteMatched = (
  candidates: readonly RankedCandidate[],
  offers: RankedCandidate[],
  together: number,
): ChosenOffers => ({
  offers,
  wave: 1,
  nextWaveSeconds: planWave(1).seconds,
  why: describeChoice(candidates, offers, together),
});
