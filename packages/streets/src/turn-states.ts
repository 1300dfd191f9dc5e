import { exitsFinder } from './exits-finder.ts';
import { readRuns } from './read-runs.ts';
import type { StreetGraph } from './street-graph.ts';

/**
 * The states of a search, chosen so that it never has to check turns. A state is a junction or, where the exits depend on
 * the street a car came by, that junction reached by one arc. Only the few junctions with a forbidden turn, and bends,
 * cost more than one state, and an arc costs one more for each forbidden run a car on it may be in. A step leads from a
 * state along an arc to a state at its end.
 */
export interface TurnStates {
  count: number;
  /** The state at the end of an arc for a car that began on it. */
  stateAfter: Uint32Array;
  /** The steps from state s are those from `firstStep[s]` up to, but not including, `firstStep[s + 1]`. */
  firstStep: Uint32Array;
  stepArc: Uint32Array;
  stepFrom: Uint32Array;
  stepTo: Uint32Array;
  /** The states at an arc's end for a car within a forbidden run. */
  withinRuns: ReadonlyMap<number, readonly number[]>;
  /** The steps into state s: `enteringStep` from `firstEntering[s]` up to, but not including, `firstEntering[s + 1]`. */
  firstEntering: Uint32Array;
  enteringStep: Uint32Array;
}

const known = new WeakMap<StreetGraph, TurnStates>();

/** The states of a graph, computed once per graph. */
export function turnStatesOf(graph: StreetGraph): TurnStates {
  let states = known.get(graph);
  if (!states) known.set(graph, (states = layStates(graph)));
  return states;
}

/** The states from which a car may turn into an arc. */
export function statesBefore(states: TurnStates, arc: number): number[] {
  const { firstEntering, enteringStep, stepArc, stepFrom, stateAfter, withinRuns } = states;
  return [stateAfter[arc]!, ...(withinRuns.get(arc) ?? [])].flatMap((after) =>
    Array.from(enteringStep.subarray(firstEntering[after], firstEntering[after + 1]))
      .filter((step) => stepArc[step] === arc)
      .map((step) => stepFrom[step]!),
  );
}

/** The arcs a car may take after an arc. */
export function exitsOf(graph: StreetGraph, arc: number): Uint32Array {
  const { stateAfter, firstStep, stepArc } = turnStatesOf(graph);
  const state = stateAfter[arc]!;
  return stepArc.subarray(firstStep[state], firstStep[state + 1]);
}

function layStates(graph: StreetGraph): TurnStates {
  const { firstArc, firstArriving, arrivingArc, arcHead } = graph;
  const exitsOf = exitsFinder(graph);
  const runs = readRuns(graph.forbiddenRuns);
  /** What a state remembers of the arcs before. */
  const historyOf = new Map<number, readonly number[]>();
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
  const leavingAt = (junction: number) => numbers(firstArc[junction]!, firstArc[junction + 1]!);
  for (let junction = 0; junction < firstArc.length - 1; junction++) {
    const leaving = leavingAt(junction);
    const arriving = arrivingArc.subarray(firstArriving[junction], firstArriving[junction + 1]);
    const exits = Array.from(arriving, (arc) => exitsOf(arc, leaving));
    const isOne = exits.every((some) => some.length === leaving.length) && !arriving.some(runs.isBegunBy);
    if (isOne) {
      const state = addState(leaving);
      for (const arc of arriving) stateAfter[arc] = state;
    } else arriving.forEach((arc, i) => (stateAfter[arc] = addState(exits[i]!)));
  }
  const withinRuns = new Map<number, number[]>();
  const stateWithin = new Map<string, number>();
  for (const history of runs.histories) {
    const last = history.at(-1)!;
    const isFirst = history.length === 1;
    const exits = exitsOf(last, leavingAt(arcHead[last]!), runs.closedAfter(history));
    const state = isFirst ? stateAfter[last]! : addState(exits);
    historyOf.set(state, history);
    stateWithin.set(history.join(), state);
    if (!isFirst) withinRuns.set(last, [...(withinRuns.get(last) ?? []), state]);
  }
  const count = firstStep.length - 1;
  const stepTo = Uint32Array.from(stepArc, (arc, step) => {
    const before = historyOf.get(stepFrom[step]!);
    const history = before && runs.remember([...before, arc]);
    return history ? stateWithin.get(history.join())! : stateAfter[arc]!;
  });
  return {
    count,
    stateAfter,
    firstStep: Uint32Array.from(firstStep),
    stepArc: Uint32Array.from(stepArc),
    stepFrom: Uint32Array.from(stepFrom),
    stepTo,
    withinRuns,
    ...sortByEnd(stepTo, count),
  };
}

function sortByEnd(stepTo: Uint32Array, count: number) {
  const firstEntering = new Uint32Array(count + 1);
  for (const state of stepTo) firstEntering[state + 1]!++;
  for (let s = 0; s < count; s++) firstEntering[s + 1]! += firstEntering[s]!;
  const next = firstEntering.slice(0, count);
  const enteringStep = new Uint32Array(stepTo.length);
  stepTo.forEach((state, step) => (enteringStep[next[state]!++] = step));
  return { firstEntering, enteringStep };
}

const numbers = (from: number, before: number): number[] =>
  Array.from({ length: before - from }, (_, i) => from + i);
