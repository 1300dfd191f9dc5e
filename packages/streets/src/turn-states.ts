import type { StreetGraph } from './street-graph.ts';

/**
 * Where a search can stand, so that it never has to ask which turns it may take: a junction, or, where the ways out depend
 * on the street a car came by, that junction reached by one arc. So only the few junctions with a forbidden turn, and those
 * that are no more than a bend, cost more than one place. A step leads from a state along an arc to the state at its head.
 */
export interface TurnStates {
  count: number;
  /** The state a car is in at an arc's end. */
  stateAfter: Uint32Array;
  /** The steps from state s are those from `firstStep[s]` to before `firstStep[s + 1]`. */
  firstStep: Uint32Array;
  stepArc: Uint32Array;
  stepFrom: Uint32Array;
  /** The steps into state s: `enteringStep` from `firstEntering[s]` to before `firstEntering[s + 1]`. */
  firstEntering: Uint32Array;
  enteringStep: Uint32Array;
}

const known = new WeakMap<StreetGraph, TurnStates>();

/** The states of a graph, worked out once for each. */
export function turnStatesOf(graph: StreetGraph): TurnStates {
  let states = known.get(graph);
  if (!states) known.set(graph, (states = layStates(graph)));
  return states;
}

/** The states from which a car may turn into an arc. */
export function statesBefore(states: TurnStates, arc: number): number[] {
  const { firstEntering, enteringStep, stepArc, stepFrom, stateAfter } = states;
  const after = stateAfter[arc]!;
  return Array.from(enteringStep.subarray(firstEntering[after], firstEntering[after + 1]))
    .filter((step) => stepArc[step] === arc)
    .map((step) => stepFrom[step]!);
}

/** The arcs a car may take that came by an arc. */
export function exitsOf(graph: StreetGraph, arc: number): Uint32Array {
  const { stateAfter, firstStep, stepArc } = turnStatesOf(graph);
  const state = stateAfter[arc]!;
  return stepArc.subarray(firstStep[state], firstStep[state + 1]);
}

function layStates(graph: StreetGraph): TurnStates {
  const { firstArc, firstArriving, arrivingArc, arcHead } = graph;
  const exitsOf = exitsFinder(graph);
  const stateAfter = new Uint32Array(arcHead.length);
  const firstStep: number[] = [0];
  const stepArc: number[] = [];
  const stepFrom: number[] = [];
  const addState = (exits: readonly number[]): number => {
    const state = firstStep.length - 1;
    for (const arc of exits) {
      stepArc.push(arc);
      stepFrom.push(state);
    }
    firstStep.push(stepArc.length);
    return state;
  };
  for (let junction = 0; junction < firstArc.length - 1; junction++) {
    const leaving = numbers(firstArc[junction]!, firstArc[junction + 1]!);
    const arriving = arrivingArc.subarray(firstArriving[junction], firstArriving[junction + 1]);
    const exits = Array.from(arriving, (arc) => exitsOf(arc, leaving));
    if (exits.every((some) => some.length === leaving.length)) {
      const state = addState(leaving);
      for (const arc of arriving) stateAfter[arc] = state;
    } else arriving.forEach((arc, i) => (stateAfter[arc] = addState(exits[i]!)));
  }
  const count = firstStep.length - 1;
  const entered = Uint32Array.from(stepArc, (arc) => stateAfter[arc]!);
  const firstEntering = new Uint32Array(count + 1);
  for (const state of entered) firstEntering[state + 1]!++;
  for (let s = 0; s < count; s++) firstEntering[s + 1]! += firstEntering[s]!;
  const next = firstEntering.slice(0, count);
  const enteringStep = new Uint32Array(stepArc.length);
  entered.forEach((state, step) => (enteringStep[next[state]!++] = step));
  return {
    count,
    stateAfter,
    firstStep: Uint32Array.from(firstStep),
    stepArc: Uint32Array.from(stepArc),
    stepFrom: Uint32Array.from(stepFrom),
    firstEntering,
    enteringStep,
  };
}

/**
 * Which of the arcs that leave a junction a car may take that came by an arc. Nobody turns round in a bend, where two streets
 * meet and one goes on; at a crossing or where a street ends a car may, unless that is forbidden.
 */
function exitsFinder(graph: StreetGraph) {
  const { arcStreet, arcForward, arcTail, arcHead, turnFrom, turnTo } = graph;
  const forbidden = Map.groupBy(turnFrom.keys(), (turn) => turnFrom[turn]!);
  const endsAt = countStreetEnds(graph);
  return (arc: number, leaving: readonly number[]): readonly number[] => {
    const closed = forbidden.get(arc)?.map((turn) => turnTo[turn]);
    const exits = closed ? leaving.filter((exit) => !closed.includes(exit)) : leaving;
    if (endsAt[arcHead[arc]!]! > 2) return exits;
    const onward = exits.filter(
      (exit) => arcStreet[exit] !== arcStreet[arc] || arcForward[exit] === arcForward[arc],
    );
    return onward.length > 0 ? onward : exits;
  };

  /** How many ends of streets lie at each junction. */
  function countStreetEnds({ streetMeters, junctionLat }: StreetGraph): Uint32Array {
    const isCounted = new Uint8Array(streetMeters.length);
    const ends = new Uint32Array(junctionLat.length);
    arcStreet.forEach((street, arc) => {
      if (isCounted[street]) return;
      isCounted[street] = 1;
      ends[arcTail[arc]!]!++;
      ends[arcHead[arc]!]!++;
    });
    return ends;
  }
}

const numbers = (from: number, before: number): number[] =>
  Array.from({ length: before - from }, (_, i) => from + i);
