import { distanceMeters, type CheckInWhy, type LatLng } from '@ridewire/contracts';
import { STANDS_WITHIN_METERS, type Progress } from './follow-progress.ts';

const MINUTE_MS = 60_000;

/** Longer than lights, fuel and level crossings take; twice what a driver on the way to a pickup is asked after. */
export const STANDING_MS = 6 * MINUTE_MS;
/** With other cars standing around it, a street is jammed: only a car that stands this long is asked about. */
export const JAMMED_MS = 15 * MINUTE_MS;
/** Another ride's car that has stood this long, this near, shows a jam. */
const ALSO_STANDING_MS = 3 * MINUTE_MS;
const SAME_STREET_METERS = 500;
/** Paying and getting out happen here. */
export const AT_DESTINATION_METERS = 200;
/** A driver who took a wrong turn has found the next one by then. */
export const AWAY_MS = 2 * MINUTE_MS;
/** A ride is asked about at most once in this time. */
export const QUIET_MS = 15 * MINUTE_MS;

const isAtOne = (place: LatLng, places: readonly LatLng[]): boolean =>
  places.some((one) => distanceMeters(place, one) <= AT_DESTINATION_METERS);

const stoodMs = ({ sinceMs, heardMs }: Progress): number => heardMs - sinceMs;

/**
 * Why both are to be asked whether everything is all right; null if nothing is odd.
 * @param places where people get in and out: the stops and the destination
 * @param all the cars of all rides
 */
export function whyAsk(
  progress: Progress,
  places: readonly LatLng[],
  all: readonly Progress[],
): CheckInWhy | null {
  const { place, away, heardMs } = progress;
  if (away && heardMs - away.sinceMs >= AWAY_MS) return 'away';
  if (stoodMs(progress) < STANDING_MS || isAtOne(place, places)) return null;
  const isJammed = all.some(
    (other) =>
      other !== progress &&
      stoodMs(other) >= ALSO_STANDING_MS &&
      distanceMeters(other.place, place) <= SAME_STREET_METERS,
  );
  return stoodMs(progress) >= (isJammed ? JAMMED_MS : STANDING_MS) ? 'standing' : null;
}

/** Whether what was asked about is over: the car drives on, or comes nearer again. */
export function hasGoneOn(
  asked: { why: CheckInWhy; place: LatLng },
  progress: Progress,
  at: LatLng,
  places: readonly LatLng[],
): boolean {
  if (isAtOne(at, places)) return true;
  return asked.why === 'away'
    ? progress.away === null
    : distanceMeters(asked.place, at) > STANDS_WITHIN_METERS;
}

/**
 * What a question comes to when its time is over. The rider's word counts: a driver's “yes” must not silence a rider, and a rider who
 * says so is well also where the driver, who drives, doesn't answer. A guest can't say anything: there the driver's word is all
 * there is.
 */
export const outcomeOf = ({ riderAnswer, driverAnswer, isGuest }: Answers): 'well' | 'unanswered' =>
  (isGuest ? driverAnswer : riderAnswer) === null ? 'unanswered' : 'well';

interface Answers extends Record<'riderAnswer' | 'driverAnswer', 'well' | 'help' | null> {
  /** The rider has no account. */
  isGuest: boolean;
}
