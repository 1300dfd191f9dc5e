import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import { settleAll } from '../core/settle-all.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import { RETURN_MS } from '../drivers/presence-limits.ts';
import { listeningLook } from '../drivers/resting-look.ts';
import type { BackgroundWork } from '../live/background-work.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import { askCheckIn, endOne, settleCheckIn } from './ask-check-in.ts';
import { followProgress, needsStreets, type ByStreet, type Fix, type Progress } from './follow-progress.ts';
import { hasGoneOn, whyAsk } from './judge-check-in.ts';
import {
  forgetProgress,
  keepProgress,
  listAboard,
  listOpenCheckIns,
  type AboardRide,
  type OpenCheckIn,
} from './progress-queries.ts';

interface Deps {
  db: Db;
  log: Log;
  positions: LatestPositions;
  ways: Pick<WayFinder, 'findDrives'>;
}

/** What is asked after stands or leads away for minutes, and each look writes a row for every ride. */
const LOOK_EVERY_MS = 10_000;
/** No drive within a city takes this long, in seconds. */
const LIMIT_SECONDS = 3 * 3_600;

/** A ride whose car was heard of a moment ago. */
interface Heard extends AboardRide {
  fix: Fix;
  now: Progress;
}

/**
 * Watches rides with their rider aboard, and asks both whether everything is all right. Any number of processes may look at
 * once: each step is made once, in the database, and what a killed process left is done by the next look of any other.
 */
export function checkInWork(deps: Deps): BackgroundWork[] {
  // After a start a process only judges cars it hears of; after a gap people first get the time to answer.
  const watch = listeningLook(async ({ nowMs, calmMs, hadGap }) => {
    if (!hadGap || calmMs >= RETURN_MS) await lookAfterCheckIns(deps, nowMs);
  });
  /** Rides with an SOS alert a moment ago: nobody need be asked any more. */
  let helped: string[] = [];
  return [
    { ...watch, what: 'ask whether everything is all right', everyMs: LOOK_EVERY_MS, run: watch.look },
    {
      what: 'end questions of rides with an SOS alert',
      everyMs: 200,
      take: (event) => {
        if (event.event === 'alert.raised' && event.alert.kind === 'press') helped.push(event.alert.rideId);
      },
      run: async () => {
        const taken = helped;
        helped = [];
        // What fails here is done by the next look.
        for (const rideId of taken) await endOne(deps.db, rideId, 'help', Date.now());
      },
    },
  ];
}

/** One look at all of them. */
export async function lookAfterCheckIns(deps: Deps, nowMs: number = Date.now()): Promise<void> {
  const { db, log } = deps;
  const aboard = await listAboard(db);
  const measured = await Promise.all(aboard.map((ride) => hear(deps, ride, nowMs)));
  const heard = measured.filter((ride) => ride !== null);
  await keepProgress(
    db,
    heard.map(({ rideId, now }) => ({ rideId, progress: now })),
  );
  const open = await listOpenCheckIns(db);
  const all = heard.map(({ now }) => now);
  const asking = heard.flatMap((ride) => {
    if (open.some(({ rideId }) => rideId === ride.rideId)) return [];
    const why = whyAsk(ride.now, placesOf(ride), all);
    return why ? [askCheckIn(db, { ...ride, why, place: placeOf(ride.fix) }, nowMs)] : [];
  });
  const seeing = open.map((asked) => seeTo(db, asked, { aboard, heard, nowMs }));
  await settleAll(log, 'could not see to all questions about rides', [...asking, ...seeing]);
  await forgetProgress(db);
}

/** Where the car may stand. */
const placesOf = ({ reached, ahead }: AboardRide): LatLng[] => [...(reached ? [reached] : []), ...ahead];
const placeOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });

/** How the car got on; null if it isn't heard of. */
async function hear(deps: Deps, ride: AboardRide, nowMs: number): Promise<Heard | null> {
  const { driverId, progress } = ride;
  const fix = deps.positions.getGood(driverId, nowMs);
  if (!fix) return null;
  const destination = goalOf(ride, fix);
  const byStreet =
    progress && needsStreets(progress, fix, destination)
      ? await measure(deps, destination, progress, fix)
      : null;
  return { ...ride, fix, now: followProgress(progress, { driverId, fix, destination, byStreet }) };
}

/** The next place; or, for a car that leaves out a stop, the first one ahead that it has come nearer to. */
const goalOf = ({ ahead, progress }: AboardRide, at: LatLng): LatLng =>
  (progress && ahead.find((place) => distanceMeters(at, place) < distanceMeters(progress.nearest, place))) ??
  (ahead[0] as LatLng);

async function measure(
  { ways }: Deps,
  destination: LatLng,
  { nearest }: Progress,
  fix: Fix,
): Promise<ByStreet | null> {
  const found = await ways.findDrives(destination, [nearest, placeOf(fix)], LIMIT_SECONDS).catch(() => null);
  const [from, here] = found ?? [];
  const [nearestMeters, meters] = [from?.meters ?? null, here?.meters ?? null];
  return nearestMeters === null || meters === null ? null : { nearestMeters, meters };
}

/** Ends a question that is no longer one, and settles one whose time is over. */
async function seeTo(
  db: Db,
  asked: OpenCheckIn,
  { aboard, heard, nowMs }: { aboard: AboardRide[]; heard: Heard[]; nowMs: number },
): Promise<void> {
  const isSame = (ride: AboardRide) => ride.rideId === asked.rideId && ride.driverId === asked.driverId;
  if (asked.isHelped) return endOne(db, asked.rideId, 'help', nowMs);
  if (!aboard.some(isSame)) return endOne(db, asked.rideId, 'ended', nowMs);
  const ride = heard.find(isSame);
  if (ride && hasGoneOn(asked, ride.now, ride.fix, placesOf(ride)))
    return endOne(db, asked.rideId, 'moved', nowMs);
  if (nowMs >= asked.answerBy.getTime()) await settleCheckIn(db, asked, nowMs);
}
