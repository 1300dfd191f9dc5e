/** How forbidden runs depend on the arcs a car came by. */
export interface Runs {
  /** The beginnings of forbidden runs, of one or more arcs, each once. */
  histories: readonly (readonly number[])[];
  isBegunBy: (arc: number) => boolean;
  /** The longest end of the driven arcs that begins a forbidden run; undefined if none does. */
  remember: (arcs: readonly number[]) => readonly number[] | undefined;
  /** The arcs that may not follow. */
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
