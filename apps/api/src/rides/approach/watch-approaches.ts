import { distanceMeters } from '@ridewire/contracts';
import type { Log } from '../../core/log.ts';
import { settleAll } from '../../core/settle-all.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import { noteLeftRide } from '../../drivers/note-decline.ts';
import { restingLook } from '../../drivers/resting-look.ts';
import {
  isLedRound,
  judgeApproach,
  nearestPlace,
  needsRoad,
  placeToKeep,
  type Approach,
  type ApproachVerdict,
} from '../rules/approach-policy.ts';
import {
  keepPlaces,
  listApproaches,
  listStreetMoves,
  type KeptPlace,
  type WatchedApproach,
} from './approach-queries.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { REPLACE } from '../changes/give-back.ts';
import { lookAfterArrivals } from './watch-arrivals.ts';
import { ASK_APPROACH, RESUME_APPROACH } from './approach-changes.ts';
import { createChangedNear } from '../../streets/changed-near.ts';
import type { WayFinder } from '../../streets/way-finder.ts';

interface Deps extends ChangeDeps {
  log: Log;
  positions: LatestPositions;
  ways: Pick<WayFinder, 'findDrives'>;
}

/** No approach takes this long, in seconds. */
const LIMIT_SECONDS = 3_600;

/**
 * Asks, then replaces, drivers who come no nearer, and takes back the arrival of those who leave. Any number of
 * processes may look: each step is made once, in the database.
 */
export const watchApproaches = (deps: Deps, readNowMs?: () => number) =>
  restingLook(async () => {
    await lookAfterApproaches(deps);
    await lookAfterArrivals(deps);
  }, readNowMs);

/** One look at all of them. */
export async function lookAfterApproaches(deps: Deps): Promise<void> {
  const kept: KeptPlace[] = [];
  const listed = await listApproaches(deps.db);
  const isOnWay = await findChangedWays(deps, listed);
  const work = listed.map(async (each) => {
    // Without a position, a car's approach can't begin anew.
    const isAnew = each.isAnew && isOnWay(each);
    const ride = { ...each, isAnew };
    const place = await seeTo(deps, ride, await measure(deps, ride));
    if (place) kept.push(place);
  });
  await settleAll(deps.log, 'could not see to all drivers on their way', work);
  await keepPlaces(deps.db, kept);
}

/** Whether streets around a car and its pickup were changed since it last came nearer. */
async function findChangedWays(
  { db, positions }: Deps,
  listed: readonly WatchedApproach[],
): Promise<(ride: WatchedApproach) => boolean> {
  const anew = listed.filter(({ isAnew }) => isAnew);
  if (anew.length === 0) return () => false;
  const moves = (await listStreetMoves(db, Math.min(...anew.map(({ sinceMs }) => sinceMs)))).map(
    ({ atMs, stretches }) => ({ atMs, isNear: createChangedNear([{ kmh: null, stretches }], () => null) }),
  );
  return ({ driverId, pickup, sinceMs }) => {
    const car = positions.getGood(driverId, Date.now());
    return car !== undefined && moves.some(({ atMs, isNear }) => atMs > sinceMs && isNear([car, pickup]));
  };
}

/** By straight line if that is enough, otherwise by road. */
async function measure(deps: Deps, ride: WatchedApproach): Promise<Approach> {
  const position = deps.positions.getGood(ride.driverId, Date.now());
  if (!position) return { ...ride, now: null };
  const meters = Math.round(distanceMeters(position, ride.pickup));
  const byLine = { ...ride, now: { meters, seconds: null, accuracyMeters: position.accuracy ?? 0 } };
  if (!ride.isAnew && !needsRoad(byLine)) return byLine;
  const limitSeconds = (ride.isAnew ? null : ride.from?.seconds) ?? LIMIT_SECONDS;
  const found = await deps.ways.findDrives(ride.pickup, [position], limitSeconds).catch(() => null);
  return { ...byLine, now: { ...byLine.now, seconds: found?.[0]?.seconds ?? null } };
}

/**
 * If changed streets lead the driver round, the approach begins anew.
 * @returns the place to save for a car that needed nothing else
 */
async function seeTo(deps: Deps, ride: WatchedApproach, measured: Approach): Promise<KeptPlace | undefined> {
  const isRound = ride.isAnew && isLedRound(measured);
  const approach = isRound ? { ...measured, from: null } : measured;
  const verdict: ApproachVerdict = isRound ? { state: 'nearer' } : judgeApproach(approach);
  const { rideId, driverId, version, sinceMs, leftMs } = ride;
  const place = approach.now && nearestPlace(approach);
  const turn = { rideId, driverId, seenVersion: version, place };
  const isNearer = verdict.state === 'nearer';
  if (verdict.state === 'replace') await replaceDriver(deps, { rideId, driverId, seenVersion: version });
  else if (verdict.state === 'ask')
    await deps.changeRide(ASK_APPROACH, { ...turn, answerMs: verdict.answerMs });
  else if (leftMs !== null) {
    if (isNearer) await deps.changeRide(RESUME_APPROACH, turn);
  } else {
    const toKeep = isNearer ? place : placeToKeep(approach);
    return toKeep ? { rideId, version, sinceMs, isNearer, ...toKeep } : undefined;
  }
  return undefined;
}

/**
 * Finds another driver for a ride whose driver doesn't come. For that one it counts as given back.
 * @param seenVersion any other version was already handled
 */
export async function replaceDriver(
  deps: ChangeDeps & { log: Log },
  { rideId, driverId, seenVersion }: { rideId: string; driverId: string; seenVersion: number },
): Promise<void> {
  const image = await deps.changeRide(REPLACE, { rideId, heldBy: driverId, seenVersion });
  if (image) await noteLeftRide(deps, driverId);
}
