import { isCoarse } from '@ridewire/contracts';
import { isGone } from './car-signal.ts';
import type { CarPosition } from './glide.ts';
import { ON_WAY_METERS, type WayProgress } from './way-progress.ts';

/** A car this far from its route has left it, and one this far back on it is driving another. */
const LEFT_METERS = 60;
/** If it is nearer, it has left after this long. */
const AWAY_MS = 6_000;
/** The shortest time between two requests. */
const PACE_MS = 5_000;
/** How long to wait before asking again for a route that could not be had. */
const UNKNOWN_PACE_MS = 30_000;

/** Whether anything can be estimated from a car's last position. */
export const canReckonFrom = (car: CarPosition, serverNowMs: number): boolean =>
  !isCoarse(car) && !isGone(car.at, serverNowMs);

/** Whether a car is off its route or moving back on it. `furthestMeters`: the farthest point it reached. */
export const isAway = (progress: WayProgress, car: CarPosition, furthestMeters: number): boolean =>
  progress.offMeters > Math.max(ON_WAY_METERS, car.accuracy ?? 0) || isBack(progress, furthestMeters);

const isBack = ({ drivenMeters }: WayProgress, furthestMeters: number): boolean =>
  furthestMeters - drivenMeters > LEFT_METERS;

export interface AskFacts {
  car: CarPosition;
  /** Its place on the known route; null if there is none. */
  progress: WayProgress | null;
  furthestMeters: number;
  /** Since when it is off the route, in ms; null while it is on it. */
  awaySinceMs: number | null;
  /** When the last answer or refusal came, in ms; null if none did. */
  answeredMs: number | null;
}

/** Whether to ask for a route after a car's report. All times by one clock. */
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
