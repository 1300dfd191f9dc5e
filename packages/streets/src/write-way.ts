import type { Way, WayLine } from '@ridewire/contracts';
import { describeTurns } from './describe-turns.ts';
import { encodeLine } from './encode-line.ts';
import type { Route } from './find-route.ts';
import type { StreetGraph } from './street-graph.ts';
import { traceRoute } from './trace-route.ts';

/**
 * A route for drawing.
 * @param arcSeconds those the route was found with
 */
export const writeLine = (graph: StreetGraph, arcSeconds: Float32Array, route: Route): WayLine => ({
  distanceMeters: Math.round(route.meters),
  durationSeconds: Math.round(route.seconds),
  line: encodeLine(traceRoute(graph, arcSeconds, route).line),
});

/**
 * A route in the form clients read.
 * @param arcSeconds those the route was found with
 */
export function writeWay(graph: StreetGraph, arcSeconds: Float32Array, route: Route): Way {
  const trace = traceRoute(graph, arcSeconds, route);
  return {
    distanceMeters: Math.round(route.meters),
    durationSeconds: Math.round(route.seconds),
    line: encodeLine(trace.line),
    secondsAt: trace.secondsAt.map((seconds) => Math.round(seconds * 10) / 10),
    steps: describeTurns(graph, arcSeconds, route, trace),
  };
}
