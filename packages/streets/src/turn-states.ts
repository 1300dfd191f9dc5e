import { exitsFinder } from './exits-finder.ts';
import { readRuns } from './read-runs.ts';
import type { StreetGraph } from './street-graph.ts';
import { isBackAlong } from './turn-angle.ts';
import { turnTimer, U_TURN_SECONDS, type TurnTimer } from './turn-seconds.ts';

/**
 * The states of a search, chosen so that it never has to check turns. State a is a car at the end of arc a. After these come
 * the states of cars within a forbidden run, one for each part of a run. A step leads from a state into an arc, and takes the
 * time of the turn.
 */
export interface TurnStates {
  count: number;
  /** The steps from state s are those from `firstStep[s]` up to, but not including, `firstStep[s + 1]`. */
  firstStep: Uint32Array;
  stepArc: Uint32Array;
  stepFrom: Uint32Array;
  stepTo: Uint32Array;
  /** How long turning into the step's arc takes, in seconds. */
  stepSeconds: Float32Array;
  /** The most that a turn takes, in seconds. */
  mostTurnSeconds: number;
  /** The arc at whose end a state is, and the junctions at which that arc begins and ends. */
  stateArc: Uint32Array;
  stateTail: Uint32Array;
  stateHead: Uint32Array;
  /** 1 where every street that leaves the junction is open to a car in the state, and leads on as from any other. */
  mayGoAnywhere: Uint8Array;
  /** 1 where the state is open to every car that comes to the junction. */
  isOpenToAll: Uint8Array;
  /** The further states at an arc's end, for a car within a forbidden run. */
  withinRuns: ReadonlyMap<number, readonly number[]>;
  /** The steps into state s: `enteringStep` from `firstEntering[s]` up to, but not including, `firstEntering[s + 1]`. */
  firstEntering: Uint32Array;
  enteringStep: Uint32Array;
}

const known = new WeakMap<StreetGraph, TurnStates>();

/** The states of a graph, computed once per graph. */
export function turnStatesOf(graph: StreetGraph): TurnStates {
  let states = known.get(graph);
  if (!states) known.set(graph, (states = layStates(graph, turnTimer(graph))));
  return states;
}

/** The states of a graph whose streets' times, as measured, include all turns. */
export const statesWithFreeTurns = (graph: StreetGraph): TurnStates => layStates(graph, () => 0);

/** The steps by which a car may turn into an arc. */
export function stepsInto(states: TurnStates, arc: number): number[] {
  const { firstEntering, enteringStep, withinRuns } = states;
  return [arc, ...(withinRuns.get(arc) ?? [])].flatMap((state) => [
    ...enteringStep.subarray(firstEntering[state], firstEntering[state + 1]),
  ]);
}

/** The arcs a car may take after an arc. */
export function exitsOf(graph: StreetGraph, arc: number): Uint32Array {
  const { firstStep, stepArc } = turnStatesOf(graph);
  return stepArc.subarray(firstStep[arc], firstStep[arc + 1]);
}

/**
 * How long turning from one arc into another takes, in seconds; 0 if a car may not. Cars turn round where it isn't usual only
 * if what lies ahead is closed.
 */
export function turnSeconds(graph: StreetGraph, from: number, to: number): number {
  const { firstStep, stepSeconds } = turnStatesOf(graph);
  const exit = exitsOf(graph, from).indexOf(to);
  if (exit < 0) return isBackAlong(graph, from, to) ? U_TURN_SECONDS : 0;
  return stepSeconds[firstStep[from]! + exit]!;
}

/** Gives a graph the states that `turnStatesOf` finds for it. */
export const setTurnStates = (graph: StreetGraph, states: TurnStates): void => void known.set(graph, states);

function layStates(graph: StreetGraph, secondsOf: TurnTimer): TurnStates {
  const { firstArc, arcTail, arcHead } = graph;
  const exitsOf = exitsFinder(graph);
  const runs = readRuns(graph.forbiddenRuns);
  const longer = runs.histories.filter(({ length }) => length > 1);
  const stateWithin = new Map(longer.map((history, i) => [history.join(), arcHead.length + i]));
  const firstStep: number[] = [0];
  const stepArc: number[] = [];
  const stepFrom: number[] = [];
  const stepTo: number[] = [];
  const stepSeconds: number[] = [];
  const addState = (history: readonly number[]) => {
    const arc = history.at(-1)!;
    const state = firstStep.length - 1;
    const leaving = numbers(firstArc[arcHead[arc]!]!, firstArc[arcHead[arc]! + 1]!);
    const exits = exitsOf(arc, leaving, runs.closedAfter(history));
    for (const exit of exits) {
      stepArc.push(exit);
      stepFrom.push(state);
      stepTo.push(stateWithin.get(runs.remember([...history, exit])?.join() ?? '') ?? exit);
      stepSeconds.push(secondsOf(arc, exit));
    }
    firstStep.push(stepArc.length);
  };
  for (let arc = 0; arc < arcHead.length; arc++) addState([arc]);
  longer.forEach(addState);
  const count = firstStep.length - 1;
  const stateArc = Uint32Array.from(
    { length: count },
    (_, state) => longer[state - arcHead.length]?.at(-1) ?? state,
  );
  const ends = {
    stateArc,
    stateTail: stateArc.map((arc) => arcTail[arc]!),
    stateHead: stateArc.map((arc) => arcHead[arc]!),
  };
  return finishStates(graph, {
    ...{ count, ...ends },
    firstStep: Uint32Array.from(firstStep),
    stepArc: Uint32Array.from(stepArc),
    stepFrom: Uint32Array.from(stepFrom),
    stepTo: Uint32Array.from(stepTo),
    stepSeconds: Float32Array.from(stepSeconds),
    withinRuns: Map.groupBy(stateWithin.values(), (state) => longer[state - arcHead.length]!.at(-1)!),
  });
}

/** The states before what follows from their steps. */
export type LaidSteps = Omit<
  TurnStates,
  'mostTurnSeconds' | 'mayGoAnywhere' | 'isOpenToAll' | 'firstEntering' | 'enteringStep'
>;

/** The states with these steps. */
export const finishStates = (graph: StreetGraph, laid: LaidSteps): TurnStates => ({
  ...laid,
  ...findOpen(graph, laid, laid.firstStep, laid.stepTo),
  mostTurnSeconds: laid.stepSeconds.reduce((most, seconds) => Math.max(most, seconds), 0),
  ...sortByEnd(laid.stepTo, laid.count),
});

function findOpen(
  { arcHead, firstArc }: StreetGraph,
  { stateTail, stateHead }: Pick<TurnStates, 'stateTail' | 'stateHead'>,
  firstStep: Uint32Array,
  stepTo: Uint32Array,
): Pick<TurnStates, 'mayGoAnywhere' | 'isOpenToAll'> {
  const arriving = new Uint32Array(firstArc.length - 1);
  for (const junction of stateHead) arriving[junction]!++;
  const entered = new Uint32Array(stateTail.length);
  for (const state of stepTo) entered[state]!++;
  return {
    mayGoAnywhere: Uint8Array.from(stateHead, (junction, state) => {
      const to = stepTo.subarray(firstStep[state], firstStep[state + 1]);
      const leaving = firstArc[junction + 1]! - firstArc[junction]!;
      return Number(to.length === leaving && to.every((next) => next < arcHead.length));
    }),
    isOpenToAll: Uint8Array.from(stateTail, (junction, state) =>
      Number(entered[state] === arriving[junction]),
    ),
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
