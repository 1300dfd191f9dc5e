/** What of the arcs a car came by counts for arcs that may not be driven in a row. */
export interface Runs {
  /** The beginnings of forbidden runs, one arc and longer, each once. */
  histories: readonly (readonly number[])[];
  isBegunBy: (arc: number) => boolean;
  /** Of arcs driven in a row, the most at their end that begin a run; undefined where none do. */
  remember: (arcs: readonly number[]) => readonly number[] | undefined;
  /** The arcs that may not follow those. */
  closedAfter: (arcs: readonly number[]) => number[];
}

export function readRuns(runs: readonly (readonly number[])[]): Runs {
  const histories = new Map<string, readonly number[]>();
  const closed = new Map<string, number[]>();
  for (const run of runs) {
    for (let length = 1; length < run.length; length++)
      histories.set(run.slice(0, length).join(), run.slice(0, length));
    const beginning = run.slice(0, -1).join();
    const last = run.at(-1)!;
    const others = closed.get(beginning);
    if (others) others.push(last);
    else closed.set(beginning, [last]);
  }
  return {
    histories: [...histories.values()],
    isBegunBy: (arc) => histories.has(String(arc)),
    remember: (arcs) => {
      for (let from = 0; from < arcs.length; from++) {
        const history = histories.get(arcs.slice(from).join());
        if (history) return history;
      }
      return undefined;
    },
    closedAfter: (arcs) => arcs.flatMap((_, from) => closed.get(arcs.slice(from).join()) ?? []),
  };
}
