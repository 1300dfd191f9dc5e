import { isCoarse } from '@ridewire/contracts';
import { isGone } from './car-signal.ts';
import type { CarPosition } from './glide.ts';
import { ON_WAY_METERS, type WayProgress } from './way-progress.ts';

/** From this far beside its way a car has left it, and so far back on it it drives another. */
const LEFT_METERS = 60;
/** Nearer than that, it has after so long. */
const AWAY_MS = 6_000;
/** Never more often. */
const PACE_MS = 5_000;
/** A way that could not be had is asked for again after so long. */
const UNKNOWN_PACE_MS = 30_000;

/** Whether anything can be reckoned from where a car was last. */
export const canReckonFrom = (car: CarPosition, serverNowMs: number): boolean =>
  !isCoarse(car) && !isGone(car.at, serverNowMs);

/** Whether a car is beside its way, or goes back on it. `furthestMeters`: the furthest it came on it. */
export const isAway = (progress: WayProgress, car: CarPosition, furthestMeters: number): boolean =>
  progress.offMeters > Math.max(ON_WAY_METERS, car.accuracy ?? 0) || isBack(progress, furthestMeters);

const isBack = ({ drivenMeters }: WayProgress, furthestMeters: number): boolean =>
  furthestMeters - drivenMeters > LEFT_METERS;

export interface AskFacts {
  car: CarPosition;
  /** Where it is on the way that is known; null for none. */
  progress: WayProgress | null;
  furthestMeters: number;
  /** Since when it is away from it, in ms; null while it is not. */
  awaySinceMs: number | null;
  /** When the last answer or refusal came, in ms; null for never. */
  answeredMs: number | null;
}

/** Whether a way must be asked for, now that a car was heard of. Times by one clock. */
export function mustAskWay(
  { car, progress, furthestMeters, awaySinceMs, answeredMs }: AskFacts,
  nowMs: number,
): boolean {
  const waitedMs = answeredMs === null ? Number.POSITIVE_INFINITY : nowMs - answeredMs;
  if (!progress) return waitedMs >= UNKNOWN_PACE_MS;
  if (waitedMs < PACE_MS || awaySinceMs === null) return false;
  const isFar = progress.offMeters > Math.max(LEFT_METERS, car.accuracy ?? 0);
  return isFar || isBack(progress, furthestMeters) || nowMs - awaySinceMs >= AWAY_MS;
}
