/** The arcs of a graph that this search needs; see StreetGraph. */
interface Arcs {
  firstArc: Uint32Array;
  arcHead: Uint32Array;
}

/**
 * The number of each junction's strongly connected part (from each junction of a part there is a route to every other); 0
 * is the largest. It uses Tarjan's algorithm without recursion, because a city's streets are deeper than a call stack.
 */
export function findParts({ firstArc, arcHead }: Arcs): Uint32Array {
  const count = firstArc.length - 1;
  const part = new Uint32Array(count);
  const sizes: number[] = [];
  /** When each junction was first seen, from 1, and the earliest seen one it leads back to. */
  const seen = new Uint32Array(count);
  const low = new Uint32Array(count);
  const isOpen = new Uint8Array(count);
  const nextArc = firstArc.slice(0, count);
  const open: number[] = [];
  const path: number[] = [];
  let seenCount = 0;

  const enter = (junction: number) => {
    seen[junction] = low[junction] = ++seenCount;
    isOpen[junction] = 1;
    open.push(junction);
    path.push(junction);
  };
  const close = (root: number) => {
    let size = 0;
    for (let junction = -1; junction !== root; size++) {
      junction = open.pop()!;
      isOpen[junction] = 0;
      part[junction] = sizes.length;
    }
    sizes.push(size);
  };

  for (let root = 0; root < count; root++) {
    if (seen[root]) continue;
    enter(root);
    while (path.length > 0) {
      const at = path.at(-1)!;
      if (nextArc[at]! < firstArc[at + 1]!) {
        const head = arcHead[nextArc[at]!++]!;
        if (!seen[head]) enter(head);
        else if (isOpen[head]) low[at] = Math.min(low[at]!, seen[head]!);
      } else {
        path.pop();
        const before = path.at(-1);
        if (before !== undefined) low[before] = Math.min(low[before]!, low[at]!);
        if (low[at] === seen[at]) close(at);
      }
    }
  }
  return largestFirst(part, sizes);
}

function largestFirst(part: Uint32Array, sizes: readonly number[]): Uint32Array {
  const order = sizes.map((_, p) => p).sort((a, b) => sizes[b]! - sizes[a]!);
  const rank = new Uint32Array(sizes.length);
  order.forEach((p, place) => (rank[p] = place));
  return part.map((p) => rank[p]!);
}
