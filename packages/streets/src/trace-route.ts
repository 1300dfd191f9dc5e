import type { LatLng } from '@ridewire/contracts';
import type { Route } from './find-route.ts';
import type { StreetGraph } from './street-graph.ts';
import { turnSeconds } from './turn-states.ts';
import { alongArc, between, pointOf, segmentMeters, shapeMeters } from './street-shape.ts';

/** A route as a line on the map, and when it passes each point. */
export interface RouteTrace {
  line: LatLng[];
  /** Seconds from the start. */
  secondsAt: number[];
  /** The point of the line at which each arc of the route begins. */
  arcStarts: number[];
}

/**
 * A route's line, with at least two points.
 * @param arcSeconds those the route was found with
 */
export function traceRoute(graph: StreetGraph, arcSeconds: Float32Array, route: Route): RouteTrace {
  const trace: RouteTrace = { line: [], secondsAt: [], arcStarts: [] };
  const last = route.arcs.length - 1;
  let seconds = 0;
  route.arcs.forEach((arc, i) => {
    const from = i === 0 ? alongArc(graph, arc, route.fromShare) : 0;
    const to = i === last ? alongArc(graph, arc, route.toShare) : 1;
    trace.arcStarts.push(Math.max(0, trace.line.length - 1));
    // A car waits to turn at the end of the arc it leaves.
    if (i > 0) {
      seconds += turnSeconds(graph, route.arcs[i - 1]!, arc);
      trace.secondsAt[trace.secondsAt.length - 1] = seconds;
    }
    for (const { point, share } of cutArc(graph, arc, from, to)) {
      // Each arc begins where the one before ends.
      if (share === from && i > 0) continue;
      trace.line.push(point);
      trace.secondsAt.push(seconds + (share - from) * arcSeconds[arc]!);
    }
    seconds += (to - from) * arcSeconds[arc]!;
  });
  // The line begins when the car would start, which it may do only once it has turned round.
  return route.startSeconds === 0
    ? trace
    : { ...trace, secondsAt: trace.secondsAt.map((at, i) => (i === 0 ? 0 : at + route.startSeconds)) };
}

interface Passed {
  point: LatLng;
  /** The position along the arc. */
  share: number;
}

/** The points of an arc between two shares of it, both ends included. */
function cutArc(graph: StreetGraph, arc: number, from: number, to: number): Passed[] {
  const shape = arcShape(graph, arc);
  const inside = shape.filter(({ share }) => share > from && share < to);
  return [placeAt(shape, from), ...inside, placeAt(shape, to)];
}

function placeAt(shape: readonly Passed[], share: number): Passed {
  const next = Math.max(
    1,
    shape.findIndex((passed) => passed.share >= share),
  );
  const [a, b] = [shape[next - 1]!, shape[next]!];
  const length = b.share - a.share;
  return { point: between(a.point, b.point, length === 0 ? 0 : (share - a.share) / length), share };
}

function arcShape(graph: StreetGraph, arc: number): Passed[] {
  const street = graph.arcStreet[arc]!;
  const total = shapeMeters(graph, street);
  const [first, end] = [graph.firstPoint[street]!, graph.firstPoint[street + 1]!];
  const shape: Passed[] = [];
  let meters = 0;
  for (let p = first; p < end; p++) {
    shape.push({ point: pointOf(graph, p), share: p === end - 1 ? 1 : total === 0 ? 0 : meters / total });
    if (p < end - 1) meters += segmentMeters(graph, p);
  }
  if (graph.arcForward[arc] === 1) return shape;
  return shape.reverse().map(({ point, share }) => ({ point, share: 1 - share }));
}
