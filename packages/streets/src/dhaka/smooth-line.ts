import type { LatLng } from '@ridewire/contracts';

/** Above this turn a point is a corner, as at a crossing, and stays sharp. */
const CORNER_DEGREES = 55;
/** Below this turn nobody sees a bend. */
const STRAIGHT_DEGREES = 5;
const STEP_METERS = 45;
const METERS_PER_DEGREE = 111_195;

/** A drawn line with its bends rounded: runs through all its points, with more between them where it turns. */
export function smoothLine(points: readonly LatLng[]): LatLng[][] {
  const tangents = points.map((_, i) => tangentAt(points, i));
  return points.slice(1).map((to, i) => {
    const from = points[i]!;
    const [leaving, arriving] = [tangents[i]!, tangents[i + 1]!];
    const isStraight = !leaving.bends && !arriving.bends;
    const pieces = isStraight ? 1 : Math.floor(metersBetween(from, to) / STEP_METERS);
    return Array.from({ length: Math.max(0, pieces - 1) }, (_, k) =>
      along(from, to, leaving, arriving, (k + 1) / pieces),
    );
  });
}

interface Tangent {
  /** Direction of one degree's length; undefined at a corner and at the ends, where the line takes its own. */
  direction?: LatLng;
  bends: boolean;
}

function tangentAt(points: readonly LatLng[], i: number): Tangent {
  const [before, at, after] = [points[i - 1], points[i]!, points[i + 1]];
  if (!before || !after) return { bends: false };
  const [came, goes] = [unit(before, at), unit(at, after)];
  const cosine = came.lat * goes.lat + came.lng * goes.lng;
  const degrees = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  if (degrees > CORNER_DEGREES || degrees < STRAIGHT_DEGREES) return { bends: false };
  // The shorter side decides: else a long one swings the line out of its way.
  const share = metersBetween(at, after) / (metersBetween(before, at) + metersBetween(at, after));
  const lat = came.lat * share + goes.lat * (1 - share);
  const lng = came.lng * share + goes.lng * (1 - share);
  const length = Math.hypot(lat, lng);
  return { direction: { lat: lat / length, lng: lng / length }, bends: true };
}

/** Cubic Hermite between two points, in a plane where a degree east is as long as one north. */
function along(from: LatLng, to: LatLng, leaving: Tangent, arriving: Tangent, t: number): LatLng {
  const own = unit(from, to);
  const length = metersBetween(from, to) / METERS_PER_DEGREE;
  const [start, end] = [leaving.direction ?? own, arriving.direction ?? own];
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  const blend = (a: number, b: number, da: number, db: number) => {
    const [t2, t3] = [t * t, t * t * t];
    return (
      a * (2 * t3 - 3 * t2 + 1) + b * (3 * t2 - 2 * t3) + length * (da * (t3 - 2 * t2 + t) + db * (t3 - t2))
    );
  };
  return {
    lat: blend(from.lat, to.lat, start.lat, end.lat),
    lng: blend(from.lng, to.lng, start.lng / narrow, end.lng / narrow),
  };
}

function unit(from: LatLng, to: LatLng): LatLng {
  const lat = to.lat - from.lat;
  const lng = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const length = Math.hypot(lat, lng) || 1;
  return { lat: lat / length, lng: lng / length };
}

function metersBetween(a: LatLng, b: LatLng): number {
  const lng = (b.lng - a.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(b.lat - a.lat, lng) * METERS_PER_DEGREE;
}
