import { setImmediate } from 'node:timers/promises';
import { layPairs, planWave, shareOut, WAVE_COUNT, type Wave } from '@ridewire/dispatch';
import type { Db } from '@ridewire/db';
import pLimit from 'p-limit';
import { settleAll } from '../core/settle-all.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { chooseLeft } from './choose-left.ts';
import { fillUp, findCandidates, type ChooseDeps, type ChosenOffers } from './choose-offers.ts';
import { describeChoice } from './describe-choice.ts';
import type { Matcher } from './matcher.ts';
import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { OFFER } from './offer-rides.ts';
import { rankCandidates, type RankedCandidate } from './rank-candidates.ts';
import { listDueRides, type DueRide } from './waiting-queries.ts';

export interface MatchDeps extends ChooseDeps {
  db: Db;
  log: Log;
  matcher: Matcher;
  changeRide: ChangeRide;
}

/** The most requests matched together. */
const AT_ONCE = 1_000;
/** How long a search for many routes at once may take, in milliseconds. */
const PATIENCE_MS = 1_000;
/**
 * At most this many requests left without a car wait for each other's routes, and no longer than this, in milliseconds;
 * otherwise the straight line decides.
 */
const FEW_LEFT = 20;
const WAYS_MS = 3_000;
/** How many searches run before other work gets its turn. */
const IN_A_ROW = 10;
const WIDEST = planWave(WAVE_COUNT);
const { most, isFrugal } = planWave(1);
const ALONE = { most, isFrugal };
/** The advisory lock for matching, in this database only. */
export const MATCHING_LOCK = 20_260_001;
/** A process held up this long in its matching loses the lock, and the others go on. */
const HELD_UP = '10s';

/**
 * Matches all requests that are due to be offered now: those gathered a moment ago, those whose next wave is due, and
 * those a driver released. One process at a time, because two would send the same car to two riders; the others find
 * nothing left.
 * @param openIds other waiting requests without an open offer: matched too where a driver is near
 * @returns false where another process is matching
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

/** Matches these requests together and asks the driver of each; a request without a driver is offered separately, wider. */
async function offerMatched(deps: MatchDeps, due: readonly DueRide[]): Promise<void> {
  if (due.length === 0) return;
  const untilMs = performance.now() + WAYS_MS;
  const waves = due.map(waveOf);
  const ranked = await rankAll(deps, due, waves);
  const batch = layPairs(ranked);
  const { requestCount, driverCount, pairs } = batch;
  const driverOf = await deps.matcher.match({ requestCount, driverCount, pairs });
  const { offers, sent } = shareOut(ranked, waves, batch, driverOf);
  const leftCount = offers.filter((chosen) => chosen === null).length;
  const inTurn = pLimit(1);
  const work = due.map(async (ride, at) => {
    const own = offers[at] ?? null;
    if (!own && !ride.isDue) return;
    const isCrowd = () => leftCount > FEW_LEFT || performance.now() > untilMs;
    const chosen = own
      ? noteMatched(ride, ranked[at]!, await fillUp(deps, ride, waves[at]!, own), due.length)
      : await inTurn(() => chooseLeft(deps, ride, sent, isCrowd()));
    await deps.changeRide(OFFER, { rideId: ride.id, ...chosen, after: ride.wave });
  });
  await settleAll(deps.log, 'could not offer all matched requests', work);
}

/** A driver who became free is asked at any distance, alone; the request's wave stays the same. */
const waveOf = ({ isDue, wave }: DueRide): Wave =>
  isDue ? planWave(wave + 1) : { ...WIDEST, ...ALONE, includesCooling: false };

/** Lets other work run now and then: many wide searches take seconds together. */
async function rankAll(
  deps: MatchDeps,
  due: readonly DueRide[],
  waves: readonly Wave[],
): Promise<RankedCandidate[][]> {
  const ranked: Promise<RankedCandidate[]>[] = [];
  for (const [at, ride] of due.entries()) {
    if (at > 0 && at % IN_A_ROW === 0) await setImmediate();
    ranked.push(rankCandidates(deps, ride, findCandidates(deps, ride, waves[at]!), PATIENCE_MS));
  }
  return Promise.all(ranked);
}

function noteMatched(
  { wave, isDue }: DueRide,
  candidates: readonly RankedCandidate[],
  offers: RankedCandidate[],
  together: number,
): Omit<ChosenOffers, 'wave' | 'nextWaveSeconds'> & Partial<ChosenOffers> {
  const chosen = { offers, why: describeChoice(candidates, offers, together) };
  return isDue ? { ...chosen, wave: wave + 1, nextWaveSeconds: planWave(wave + 1).seconds } : chosen;
}
