import type { LatLng, WayStep } from '@ridewire/contracts';
import { lengthOf, type KnownWay } from './known-way.ts';

/** A position relative to a route. */
export interface WayProgress {
  /** The distance from the line. */
  offMeters: number;
  /** From the start to the nearest place on the line. */
  drivenMeters: number;
  leftMeters: number;
  leftSeconds: number;
}

/** A car that was on the route is first looked for this far back and ahead, because a route may use the same street twice. */
const BACK_METERS = 60;
const AHEAD_METERS = 800;
/** A car this near the line drives along it. */
export const ON_WAY_METERS = 50;
/** Between two equally near places, the one closer to the previous place counts: a meter beside for twenty along. */
const BESIDE_PER_ALONG = 0.05;
const METERS_PER_DEGREE = 111_195;

interface Nearest {
  offMeters: number;
  drivenMeters: number;
  /** The piece of the line, by its first point, and how much of it is driven. */
  index: number;
  share: number;
}

function findNearest(
  { points, metersAt }: KnownWay,
  position: LatLng,
  since: number | undefined,
): Nearest | undefined {
  const scale = Math.cos((position.lat * Math.PI) / 180) * METERS_PER_DEGREE;
  let best: Nearest | undefined;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const [index, from] of points.entries()) {
    const to = points[index + 1] ?? from;
    const start = metersAt[index] ?? 0;
    const end = metersAt[index + 1] ?? start;
    if (since !== undefined && (end < since - BACK_METERS || start > since + AHEAD_METERS)) continue;
    const [x, y] = [(from.lng - position.lng) * scale, (from.lat - position.lat) * METERS_PER_DEGREE];
    const [dx, dy] = [(to.lng - from.lng) * scale, (to.lat - from.lat) * METERS_PER_DEGREE];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / square));
    const offMeters = Math.hypot(x + dx * share, y + dy * share);
    const drivenMeters = start + (end - start) * share;
    const cost = offMeters + (since === undefined ? 0 : BESIDE_PER_ALONG * Math.abs(drivenMeters - since));
    if (cost >= leastCost) continue;
    leastCost = cost;
    best = { offMeters, drivenMeters, index, share };
  }
  return best;
}

/**
 * How far along a route a position is.
 * @param since how far it was before, in meters; if the route uses a street twice, this tells which time it is
 */
export function progressOn(way: KnownWay, position: LatLng, since?: number): WayProgress {
  const around = since === undefined ? undefined : findNearest(way, position, since);
  const found = around && around.offMeters <= ON_WAY_METERS ? around : findNearest(way, position, undefined);
  if (!found) return { offMeters: Number.POSITIVE_INFINITY, drivenMeters: 0, leftMeters: 0, leftSeconds: 0 };
  const { index, share, offMeters, drivenMeters } = found;
  const from = way.secondsAt[index] ?? 0;
  const passed = from + ((way.secondsAt[index + 1] ?? from) - from) * share;
  return {
    offMeters,
    drivenMeters,
    leftMeters: Math.max(0, lengthOf(way) - drivenMeters),
    leftSeconds: Math.max(0, (way.secondsAt.at(-1) ?? 0) - passed),
  };
}

/** A corner counts as passed this far behind it, in meters, because positions are inexact. */
const TAKEN_METERS = 5;

export interface NextStep {
  step: WayStep;
  /** The index of the step. */
  index: number;
  /** The distance to it along the route. */
  meters: number;
  /** The present step, whose street leads there. */
  current: WayStep | undefined;
}

/** What to do next; undefined on a route without steps. */
export function findNextStep(way: KnownWay, drivenMeters: number): NextStep | undefined {
  const metersTo = (step: WayStep) => (way.metersAt[step.at] ?? 0) - drivenMeters;
  const last = way.steps.length - 1;
  const ahead = way.steps.findIndex((step, index) => index > 0 && metersTo(step) > -TAKEN_METERS);
  const index = ahead < 0 ? last : ahead;
  const step = way.steps[index];
  return step && { step, index, meters: Math.max(0, metersTo(step)), current: way.steps[index - 1] };
}
