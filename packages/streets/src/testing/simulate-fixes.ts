import type { Route } from '../find-route.ts';
import type { Fix } from '../split-trace.ts';
import type { StreetGraph } from '../street-graph.ts';
import { between } from '../street-shape.ts';
import { traceRoute } from '../trace-route.ts';

interface Conditions {
  everySeconds: number;
  /** Standard deviation of a fix's error to the north, and of its error to the east. */
  noiseMeters: number;
  random: () => number;
  /** When the drive begins, in milliseconds. */
  startAt?: number;
}

const METERS_PER_DEGREE = 111_195;

/** What a phone reports on a drive along a route: its position at regular intervals and at the end. */
export function simulateFixes(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  route: Route,
  { everySeconds, noiseMeters, random, startAt = 0 }: Conditions,
): Fix[] {
  const { line, secondsAt } = traceRoute(graph, arcSeconds, route);
  const total = secondsAt.at(-1)!;
  const fixes: Fix[] = [];
  let next = 1;
  for (let i = 0; i <= Math.ceil(total / everySeconds); i++) {
    const seconds = Math.min(total, i * everySeconds);
    while (next < line.length - 1 && secondsAt[next]! < seconds) next++;
    const [from, to] = [secondsAt[next - 1]!, secondsAt[next]!];
    const { lat, lng } = between(
      line[next - 1]!,
      line[next]!,
      to > from ? (seconds - from) / (to - from) : 0,
    );
    fixes.push({
      lat: lat + (noiseMeters * gauss(random)) / METERS_PER_DEGREE,
      lng: lng + (noiseMeters * gauss(random)) / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
      at: startAt + seconds * 1000,
    });
  }
  return fixes;
}

/** A normally distributed number, after Box and Muller. */
export const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
