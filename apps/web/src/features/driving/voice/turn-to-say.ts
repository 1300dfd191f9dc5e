import { distanceMeters, type LatLng, type Turn } from '@ridewire/contracts';

/** A turn is said twice: ahead, and near it. */
export type When = 'ahead' | 'near';

/** What was said already. */
export interface SaidTurn extends LatLng {
  turn: Turn;
  when: When;
}

export interface ComingTurn {
  turn: Turn;
  /** Where it is. */
  corner: LatLng;
  /** The distance to it along the route. */
  meters: number;
  /** How far the car came with its last report; it comes as far with the next. @default 0 */
  strideMeters?: number;
}

const AHEAD_METERS = 300;
const NEAR_METERS = 40;
/** It is said now if the next report would leave less than this; but never from farther away than `MOST_NEAR_METERS`. */
const TOO_LATE_METERS = 20;
const MOST_NEAR_METERS = 100;
/** At the end of a route, 'You have arrived' is true only here. */
const ARRIVED_METERS = 30;
/** Closer than this there is no time for both. */
const ONCE_METERS = 80;
/** A renewed route may put the same corner this far from where it was. */
const SAME_METERS = 25;

/** Whether to say a turn now, and how; null if it is not time, or if it was said. */
export function turnToSay(
  { turn, corner, meters, strideMeters = 0 }: ComingTurn,
  said: readonly SaidTurn[],
): When | null {
  const near = Math.max(NEAR_METERS, Math.min(strideMeters + TOO_LATE_METERS, MOST_NEAR_METERS));
  const when: When | null =
    meters <= (turn === 'arrive' ? ARRIVED_METERS : near)
      ? 'near'
      : meters <= AHEAD_METERS && meters >= ONCE_METERS
        ? 'ahead'
        : null;
  if (!when) return null;
  const wasSaid = said.some(
    (each) =>
      each.turn === turn &&
      // What was said near it needs no announcement any more.
      (each.when === when || each.when === 'near') &&
      distanceMeters(each, corner) <= SAME_METERS,
  );
  return wasSaid ? null : when;
}
