type Place = [lat: number, lng: number];

/**
 * Splits ways at barriers, so that they end on either side. A barrier at a crossing leaves it open, because it is unclear
 * which arm is closed.
 * @param places gets the positions of the ends, each a node of its own
 */
export function splitAtBarriers(
  ways: readonly (readonly number[][])[],
  barriers: ReadonlySet<number>,
  places: Map<number, Place>,
): readonly (readonly number[][])[] {
  if (barriers.size === 0) return ways;
  const arms = new Map<number, number>();
  for (const run of ways.flat())
    for (const [i, node] of run.entries())
      if (barriers.has(node))
        arms.set(node, (arms.get(node) ?? 0) + (i === 0 || i === run.length - 1 ? 1 : 2));
  let ends = 0;
  const endAt = (node: number): number => {
    const end = Number.MIN_SAFE_INTEGER + ends++;
    places.set(end, places.get(node)!);
    return end;
  };
  const split = (run: readonly number[]): number[][] => {
    const pieces: number[][] = [[]];
    for (const node of run)
      if ((arms.get(node) ?? Infinity) > 2) pieces.at(-1)!.push(node);
      else {
        pieces.at(-1)!.push(endAt(node));
        pieces.push([endAt(node)]);
      }
    return pieces.filter((piece) => piece.length > 1);
  };
  return ways.map((runs) => runs.flatMap(split));
}
