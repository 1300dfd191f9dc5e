import { matchDue } from '@ridewire/dispatch';
import type { Db } from '@ridewire/db';
import pLimit from 'p-limit';
import { settleAll } from '../core/settle-all.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { startRepeating } from '../core/repeat.ts';
import { countIgnored } from './count-ignored.ts';
import { openCity, type ChooseDeps } from './choose-offers.ts';
import { describeChoice } from './describe-choice.ts';
import { groupBySquares, squaresAround, squaresNear, type SquareGroup } from './matching-squares.ts';
import type { Matcher } from './matcher.ts';
import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { OFFER } from './offer-rides.ts';
import { listDuePickups, listDueRides, type DueRide } from './waiting-queries.ts';

export interface MatchDeps extends ChooseDeps {
  db: Db;
  log: Log;
  matcher: Matcher;
  changeRide: ChangeRide;
}

const AT_ONCE = 1_000;
/** The most requests looked at, in all places. */
const LOOKED_AT = 20_000;
/** Places with few requests share a transaction, for up to this many requests: one each costs five times as much. */
const SHARED = 25;
/** How many transactions there are at once, each with a connection. */
const AT_THE_SAME_TIME = 3;
/** The first number of an advisory lock for matching, in this database; the second is the square. */
export const MATCHING_LOCK = 20_260_001;
/** A process held up this long loses its locks, and the others go on. */
const HELD_UP_MS = 10_000;
/** How many times within HELD_UP_MS a slow process shows that it is still at work. */
const BEATS = 4;

/**
 * Takes the locks of each place's squares one by one, and stops at the first that another process holds: two with half
 * of the locks each would both have to give up. Returns the places with all locks taken.
 */
const TAKE_SQUARES = `
with recursive wanted as (
  select place, square, row_number() over (partition by place order by square) as nth
  from unnest($2::int[], $3::int[]) as w (place, square)
), taken (place, nth, mine) as (
  select place, nth, pg_try_advisory_xact_lock($1::int, square) from wanted where nth = 1
  union all
  select w.place, w.nth, pg_try_advisory_xact_lock($1::int, w.square)
  from taken t join wanted w on w.place = t.place and w.nth = t.nth + 1 where t.mine
)
select place from taken group by place having bool_and(mine)`;

/**
 * Matches all requests that are due: gathered a moment ago, released by a driver, or with a wave due. Those that may
 * want the same drivers are matched together, by one process at a time: two would send the same car to two riders.
 * Places far from each other don't wait for each other.
 * @param openIds other waiting requests without an open offer, matched where a driver is near
 * @returns false where another process is matching some of them
 */
export async function matchRequests(
  deps: MatchDeps,
  openIds: readonly string[] = [],
  heldUpMs: number = HELD_UP_MS,
): Promise<boolean> {
  const due = await listDuePickups(deps.db, LOOKED_AT, openIds);
  const groups = groupBySquares(due, (pickup) => {
    const zone = deps.queues.zoneAt(pickup);
    return zone ? squaresNear(zone.box) : squaresAround(pickup);
  });
  // The next in line is due at the moment the first one's offer ends: that one isn't asked again.
  if (groups.length > 0 && deps.queues.zones().length > 0) await countIgnored(deps);
  const limit = pLimit(AT_THE_SAME_TIME);
  const matching = shareOut(groups).map((places) =>
    limit(() => matchPlaces(deps, places, openIds, heldUpMs)).catch((error: unknown) => {
      deps.log.error({ error }, 'could not match requests');
      return true;
    }),
  );
  return (await Promise.all(matching)).every((isMatched) => isMatched);
}

type Place = SquareGroup<Pick<DueRide, 'id'>>;

/** Divides the places among transactions; the place due longest stays first. */
function shareOut(groups: readonly Place[]): Place[][] {
  const shares: Place[][] = [];
  let left = 0;
  for (const group of groups) {
    left -= group.requests.length;
    if (left < 0) {
      shares.push([]);
      left = SHARED - group.requests.length;
    }
    shares.at(-1)?.push(group);
  }
  return shares;
}

/** @returns false where another process has a square of any of them */
function matchPlaces(
  deps: MatchDeps,
  places: readonly Place[],
  openIds: readonly string[],
  heldUpMs: number,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx, connection) => {
    await connection.query(`set local idle_in_transaction_session_timeout = ${heldUpMs}`);
    const wanted = places.flatMap(({ squares }, at) => [...squares].map((square) => [at, square] as const));
    const { rows } = await connection.query<{ place: number }>({
      name: 'take_squares',
      text: TAKE_SQUARES,
      values: [MATCHING_LOCK, wanted.map(([at]) => at), wanted.map(([, square]) => square)],
    });
    if (rows.length === 0) return false;
    // Another process may have matched them a moment ago.
    const ids = rows.flatMap(({ place }) => places[place]!.requests.map(({ id }) => id));
    const due = await listDueRides({ orm: tx }, AT_ONCE, openIds, ids);
    // This connection is idle while others make offers, and a thousand offers may take longer than it may be idle.
    const beating = startRepeating(
      async () => void (await connection.query('select')),
      heldUpMs / BEATS,
      () => {},
    );
    try {
      await offerMatched(
        deps,
        due.filter(({ expired }) => !expired),
      );
    } finally {
      await beating.stop();
    }
    return rows.length === places.length;
  });
}

async function offerMatched(deps: MatchDeps, due: readonly DueRide[]): Promise<void> {
  const matched = await matchDue(openCity<DueRide>(deps), due, (batch) => deps.matcher.match(batch));
  const work = due.map(async ({ id: rideId, wave: onlyIfWave }, at) => {
    const chosen = await matched[at];
    if (!chosen) return;
    const { candidates, together, isByQueue, ...offered } = chosen;
    const why = describeChoice(candidates, offered.offers, { together, isByQueue });
    await deps.changeRide(OFFER, { rideId, ...offered, why, onlyIfWave });
  });
  await settleAll(deps.log, 'could not offer all matched requests', work);
}
