import { planWave, type Pair } from '@ridewire/dispatch';
import type { Db } from '@ridewire/db';
import { settleAll } from '../core/settle-all.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { chooseOffers, countFrugal, findCandidates, type ChooseDeps } from './choose-offers.ts';
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
/** The advisory lock of whoever matches, of this database alone. */
const MATCHING_LOCK = 20_260_001;
/** A tier later is as bad as so many seconds: who fell silent comes after whoever is heard of. */
const TIER_SECONDS = 100_000;

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
  const driverIds = [...new Set(ranked.flat().map(({ driverId }) => driverId))];
  const numberOf = new Map(driverIds.map((driverId, number) => [driverId, number]));
  const pairs = ranked.flatMap((candidates, request) =>
    candidates.map(({ driverId, cost, tier }): Pair => ({
      request,
      driver: numberOf.get(driverId)!,
      cost: cost + tier * TIER_SECONDS,
    })),
  );
  const driverOf = await deps.matcher.match({
    requestCount: due.length,
    driverCount: driverIds.length,
    pairs,
  });
  const sent = new Set([...driverOf].map((number) => driverIds[number]));
  const work = due.map(async (ride, request) => {
    const driverId = driverIds[driverOf[request]!];
    const chosen = driverId
      ? chooseMatched(ranked[request]!, driverId, sent, due.length)
      : await chooseOffers(deps, { ...ride, settled: [...ride.settled, ...sent].filter(isKnown) }, 1);
    return deps.offerRide({ rideId: ride.id, ...chosen, after: 0 });
  });
  await settleAll(deps.log, 'could not offer all matched requests', work);
}

const isKnown = (driverId: string | undefined): driverId is string => driverId !== undefined;

/** The matched driver, and where they are unlikely to come the next best whom no other request is matched to. */
function chooseMatched(
  candidates: readonly RankedCandidate[],
  driverId: string,
  sent: ReadonlySet<string | undefined>,
  together: number,
) {
  const wave = planWave(1);
  const matched = candidates.filter((each) => each.driverId === driverId);
  const free = [...matched, ...candidates.filter((each) => !sent.has(each.driverId))];
  const offers = free.slice(0, countFrugal(free, wave));
  return {
    offers,
    wave: 1,
    nextWaveSeconds: wave.seconds,
    why: describeChoice(candidates, offers, together),
  };
}
