import type { StreetName, Turn, WayStep } from '@ridewire/contracts';
import { findTurn } from './find-turn.ts';
import type { Route } from './find-route.ts';
import { STREET_FLAGS, type StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import type { RouteTrace } from './trace-route.ts';
import { exitsOf, turnSeconds } from './turn-states.ts';

/** What a driver does at the start of one of the route's arcs. */
interface Doing {
  turn: Turn;
  exit: number | null;
  name: StreetName | null;
  arcIndex: number;
}

/** The driver's instructions along the route: to turn where there is a choice, and nothing where the street simply continues. */
export function describeTurns(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  route: Route,
  { arcStarts, line }: Pick<RouteTrace, 'arcStarts' | 'line'>,
): WayStep[] {
  const doings = [...listDoings(graph, route.arcs)];
  const begins = measureArcs(graph, arcSeconds, route);
  const steps = doings.map(({ turn, exit, name, arcIndex }, i): WayStep => {
    const [from, to] = [begins[arcIndex]!, begins[doings[i + 1]?.arcIndex ?? route.arcs.length]!];
    return {
      turn,
      exit,
      name,
      // Rounded from the start of the route, so that the steps add up to its length.
      distanceMeters: Math.round(to.meters) - Math.round(from.meters),
      durationSeconds: Math.round(to.seconds) - Math.round(from.seconds),
      at: arcStarts[arcIndex]!,
    };
  });
  const arrive = { turn: 'arrive', exit: null, name: null, distanceMeters: 0, durationSeconds: 0 } as const;
  return [...steps, { ...arrive, at: line.length - 1 }];
}

function* listDoings(graph: StreetGraph, arcs: readonly number[]): Generator<Doing> {
  yield { turn: 'depart', exit: null, name: nameOf(graph, arcs[0]!), arcIndex: 0 };
  for (let i = 1; i < arcs.length; i++) {
    const [from, to] = [arcs[i - 1]!, arcs[i]!];
    if (isRoundabout(graph, to) && !isRoundabout(graph, from)) {
      const ring = leaveRoundabout(graph, arcs, i);
      const after = arcs[ring.leavesAt];
      yield {
        turn: 'roundabout',
        exit: ring.exit,
        name: after === undefined ? null : nameOf(graph, after),
        arcIndex: i,
      };
      i = ring.leavesAt;
    } else {
      const turn = findTurn(graph, from, to);
      if (turn) yield { turn, exit: null, name: nameOf(graph, to), arcIndex: i };
    }
  }
}

/**
 * Which arc leaves the roundabout, and by which exit. If the route ends on the roundabout: the arc after the last, and no
 * exit.
 */
function leaveRoundabout(graph: StreetGraph, arcs: readonly number[], entersAt: number) {
  let leavesAt = entersAt;
  let exit = 0;
  while (leavesAt < arcs.length && isRoundabout(graph, arcs[leavesAt]!)) {
    if (exitsOf(graph, arcs[leavesAt]!).some((arc) => !isRoundabout(graph, arc))) exit++;
    leavesAt++;
  }
  return { leavesAt, exit: leavesAt < arcs.length ? exit : null };
}

/** The distance and time at the start of each arc, and at the end of the route. */
function measureArcs(graph: StreetGraph, arcSeconds: Float32Array, route: Route) {
  const { arcs, fromShare, toShare, startSeconds } = route;
  const begins = [{ meters: 0, seconds: 0 }];
  const waitAfter = (i: number) =>
    (i === 0 ? startSeconds : 0) + (i + 1 < arcs.length ? turnSeconds(graph, arcs[i]!, arcs[i + 1]!) : 0);
  arcs.forEach((arc, i) => {
    const from = i === 0 ? alongArc(graph, arc, fromShare) : 0;
    const to = i === arcs.length - 1 ? alongArc(graph, arc, toShare) : 1;
    const { meters, seconds } = begins.at(-1)!;
    begins.push({
      meters: meters + (to - from) * graph.streetMeters[graph.arcStreet[arc]!]!,
      seconds: seconds + (to - from) * arcSeconds[arc]! + waitAfter(i),
    });
  });
  return begins;
}

const isRoundabout = (graph: StreetGraph, arc: number): boolean =>
  (graph.streetFlags[graph.arcStreet[arc]!]! & STREET_FLAGS.roundabout) !== 0;

function nameOf(graph: StreetGraph, arc: number): StreetName | null {
  const name = graph.streetName[graph.arcStreet[arc]!]!;
  return name === 0 ? null : graph.names[name]!;
}
