import { distanceMeters, drivingSeconds, type LatLng, type Way } from '@ridewire/contracts';
import { decodeLine } from '@ridewire/streets/encode-line';

/** How fast simulated cars drive. */
export interface Pace {
  /** A multiple of the usual speed of city traffic. */
  speedup: number;
  /** The longest duration of a leg, as far as the top speed allows, in seconds. */
  capSeconds: number;
}

/** Real city traffic. */
export const REAL_PACE: Pace = { speedup: 1, capSeconds: Infinity };

/** 216 km/h, since the server believes no car above 250. In meters per second. */
const TOP_SPEED = 60;
/** GPS drifts this far anyway, so the top speed does not apply to shorter hops, in meters. */
const HOP_METERS = 100;
/** A car stops on its street, unless the place is farther from it than this, in meters. */
const STOPS_WITHIN_METERS = 100;

/** A car's drive: its position at each moment, straight and at a steady speed in between. Times in milliseconds since 1970. */
export interface Leg {
  startsAt: number;
  endsAt: number;
  passes: readonly Passed[];
}

interface Passed {
  point: LatLng;
  /** Seconds from the start. */
  seconds: number;
}

/** Stands where it is. */
export const standAt = (point: LatLng, at: number): Leg => ({
  startsAt: at,
  endsAt: at,
  passes: [{ point, seconds: 0 }],
});

/** @param way along streets, from near one end to near the other; null for the straight line */
export function planLeg(from: LatLng, to: LatLng, way: Way | null, pace: Pace, startsAt: number): Leg {
  const passes = way ? passWay(from, to, way) : passStraight(from, to);
  const seconds = passes.at(-1)?.seconds ?? 0;
  const wished = Math.min(pace.capSeconds, seconds / pace.speedup);
  const scale = seconds === 0 ? 1 : Math.max(wished / seconds, slowestScale(passes));
  const timed = passes.map((passed) => ({ ...passed, seconds: passed.seconds * scale }));
  return { startsAt, endsAt: startsAt + seconds * scale * 1_000, passes: timed };
}

function passStraight(from: LatLng, to: LatLng): Passed[] {
  return [
    { point: from, seconds: 0 },
    { point: to, seconds: drivingSeconds(distanceMeters(from, to)) },
  ];
}

function passWay(from: LatLng, to: LatLng, { line, secondsAt }: Way): Passed[] {
  const points = decodeLine(line);
  const [first = from, last = to] = [points[0], points.at(-1)];
  const before = drivingSeconds(distanceMeters(from, first));
  const passes = [
    { point: from, seconds: 0 },
    ...points.map((point, i) => ({ point, seconds: before + (secondsAt[i] ?? 0) })),
  ];
  const off = distanceMeters(last, to);
  if (off <= STOPS_WITHIN_METERS) return passes;
  return [...passes, { point: to, seconds: (passes.at(-1)?.seconds ?? 0) + drivingSeconds(off) }];
}

/** The factor by which times must be stretched so that no part is driven faster than the server believes. */
function slowestScale(passes: readonly Passed[]): number {
  let scale = 0;
  for (let i = 1, meters = 0, since = 0; i < passes.length; i++) {
    const [a, b] = [passes[i - 1] as Passed, passes[i] as Passed];
    meters += distanceMeters(a.point, b.point);
    since += b.seconds - a.seconds;
    if (meters <= HOP_METERS) continue;
    scale = Math.max(scale, meters / TOP_SPEED / since);
    meters = 0;
    since = 0;
  }
  return scale;
}

/** The car's position on this leg at a moment. It stands still before the start and after the end. */
export function pointOnLeg({ passes, startsAt }: Leg, at: number): LatLng {
  const seconds = (at - startsAt) / 1_000;
  const next = passes.findIndex((passed) => passed.seconds > seconds);
  const [a, b] = [passes[next - 1], passes[next]];
  if (!b) return (passes.at(-1) as Passed).point;
  if (!a || seconds <= 0) return (passes[0] as Passed).point;
  const share = (seconds - a.seconds) / (b.seconds - a.seconds);
  return {
    lat: a.point.lat + (b.point.lat - a.point.lat) * share,
    lng: a.point.lng + (b.point.lng - a.point.lng) * share,
  };
}
