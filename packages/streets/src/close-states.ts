import { exitsFinder } from './exits-finder.ts';
import { readRuns } from './read-runs.ts';
import type { StreetGraph } from './street-graph.ts';
import { U_TURN_SECONDS } from './turn-seconds.ts';
import { finishStates, turnStatesOf, type TurnStates } from './turn-states.ts';

/**
 * The states of a graph in which cars turn into a closed arc only from another one. Only the steps at junctions that a closed arc
 * leaves are laid anew; for a whole city that would take as long as a hundred routes.
 * @param isClosed 1 for each closed arc
 */
export function closeStates(graph: StreetGraph, isClosed: Uint8Array): TurnStates {
  const usual = turnStatesOf(graph);
  const { count, stateArc, stateHead } = usual;
  const isTouched = new Uint8Array(graph.junctionLat.length);
  isClosed.forEach((closed, arc) => closed && (isTouched[graph.arcTail[arc]!] = 1));
  const exitsOf = openExits(graph, isClosed);
  const firstStep = new Uint32Array(count + 1);
  // A car that turns round before what is closed has one step that it had not.
  const most = usual.stepArc.length + count;
  const [stepArc, stepFrom, stepTo] = [new Uint32Array(most), new Uint32Array(most), new Uint32Array(most)];
  const stepSeconds = new Float32Array(most);
  let steps = 0;
  const add = (from: number, arc: number, to: number, seconds: number) => {
    stepArc[steps] = arc;
    stepFrom[steps] = from;
    stepTo[steps] = to;
    stepSeconds[steps++] = seconds;
  };
  for (let state = 0; state < count; state++) {
    const [begin, end] = [usual.firstStep[state]!, usual.firstStep[state + 1]!];
    if (isTouched[stateHead[state]!] === 0 || isClosed[stateArc[state]!] === 1)
      for (let i = begin; i < end; i++)
        add(state, usual.stepArc[i]!, usual.stepTo[i]!, usual.stepSeconds[i]!);
    else
      for (const { arc, to } of exitsOf(state)) {
        const i = usual.stepArc.subarray(begin, end).indexOf(arc);
        add(state, arc, to, i < 0 ? U_TURN_SECONDS : usual.stepSeconds[begin + i]!);
      }
    firstStep[state + 1] = steps;
  }
  return finishStates(graph, {
    ...usual,
    firstStep,
    stepArc: stepArc.slice(0, steps),
    stepFrom: stepFrom.slice(0, steps),
    stepTo: stepTo.slice(0, steps),
    stepSeconds: stepSeconds.slice(0, steps),
  });
}

/** The arcs that a car in a state may take if some are closed to it, and the state each leads to. */
function openExits(graph: StreetGraph, isClosed: Uint8Array) {
  const { firstArc, arcHead } = graph;
  const exitsOf = exitsFinder(graph);
  const runs = readRuns(graph.forbiddenRuns);
  // Numbered as by `turnStatesOf`.
  const longer = runs.histories.filter(({ length }) => length > 1);
  const stateWithin = new Map(longer.map((history, i) => [history.join(), arcHead.length + i]));
  return (state: number): { arc: number; to: number }[] => {
    const history = longer[state - arcHead.length] ?? [state];
    const arc = history.at(-1)!;
    const first = firstArc[arcHead[arc]!]!;
    const leaving = Array.from({ length: firstArc[arcHead[arc]! + 1]! - first }, (_, i) => first + i);
    const shut = leaving.filter((exit) => isClosed[exit] === 1);
    return exitsOf(arc, leaving, [...runs.closedAfter(history), ...shut]).map((exit) => ({
      arc: exit,
      to: stateWithin.get(runs.remember([...history, exit])?.join() ?? '') ?? exit,
    }));
  };
}
