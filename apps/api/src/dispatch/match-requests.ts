import { layPairs, planWave, shareOut } from '@ridewire/dispatch';
import type { Db } from '@ridewire/db';
import pLimit from 'p-limit';
import { settleAll } from '../core/settle-all.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { chooseOffers, fillUp, findCandidates, type ChooseDeps, type ChosenOffers } from './choose-offers.ts';
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
/** A process that is held up this long in its matching loses the lock to the others, who go on. */
const HELD_UP = '10s';

/**
 * Matches all requests that somebody is to be asked for now: those gathered a moment ago, those whose next wave is due, those a
 * driver gave back. One process at a time does so, since two would send the same car to two riders; the others find nothing left.
 * @param openIds others that wait and that nobody is answering: matched too where somebody is near
 * @returns false where another process is at it
 */
export function matchRequests(deps: MatchDeps, openIds: readonly string[] = []): Promise<boolean> {
  return inTransaction(deps.db, async (tx, connection) => {
    await connection.query(`set local idle_in_transaction_session_timeout = '${HELD_UP}'`);
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [MATCHING_LOCK],
    );
    if (!rows[0]?.mine) return false;
    const due = await listDueRides({ orm: tx }, AT_ONCE, openIds);
    await offerMatched(
      deps,
      due.filter(({ expired }) => !expired),
    );
    return true;
  });
}

/** Matches these requests together and asks the driver of each; who has none left is asked for alone, wider. */
async function offerMatched(deps: MatchDeps, due: readonly DueRide[]): Promise<void> {
  if (due.length === 0) return;
  const waves = due.map(({ wave }) => planWave(wave + 1));
  const ranked = await Promise.all(
    due.map((ride, at) => rankCandidates(deps, ride, findCandidates(deps, ride, waves[at]!), PATIENCE_MS)),
  );
  const batch = layPairs(ranked);
  const { requestCount, driverCount, pairs } = batch;
  const driverOf = await deps.matcher.match({ requestCount, driverCount, pairs });
  const { offers, sent } = shareOut(ranked, waves, batch, driverOf);
  const leftCount = offers.filter((chosen) => chosen === null).length;
  const inTurn = pLimit(1);
  const work = due.map(async (ride, at) => {
    const own = offers[at] ?? null;
    if (!own && !ride.isDue) return;
    const chosen = own
      ? noteMatched(ride, ranked[at]!, await fillUp(deps, ride, waves[at]!, own), due.length)
      : await inTurn(() => chooseLeft(deps, ride, sent, leftCount));
    await deps.offerRide({ rideId: ride.id, ...chosen, after: ride.wave });
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
  const trip = { ...ride, settled: [...ride.settled, ...sent] };
  const chosen = await chooseOffers({ ...deps, ways }, trip, ride.wave + 1);
  for (const { driverId } of chosen.offers) sent.add(driverId);
  return chosen;
}

const noteMatched = (
  { wave }: DueRide,
  candidates: readonly RankedCandidate[],
  offers: RankedCandidate[],
  together: number,
): ChosenOffers => ({
  offers,
  wave: wave + 1,
  nextWaveSeconds: planWave(wave + 1).seconds,
  why: describeChoice(candidates, offers, together),
});
