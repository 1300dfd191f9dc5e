/** Joins lines of node ids end to end, in either direction, into rings. Lines that form no ring are left out. */
export function joinRings(lines: readonly (readonly number[])[]): number[][] {
  const rings: number[][] = [];
  const open = new Map<number, Set<number[]>>();
  const ends = (line: readonly number[]) => [line[0], line.at(-1)] as [number, number];
  const put = (line: number[]) => {
    for (const end of ends(line)) open.set(end, (open.get(end) ?? new Set()).add(line));
  };
  const take = (line: number[]) => {
    for (const end of ends(line)) open.get(end)?.delete(line);
  };
  for (const line of lines) {
    if (line.length < 2) continue;
    let joined = [...line];
    for (;;) {
      const [first, last] = ends(joined);
      if (first === last) {
        if (joined.length > 3) rings.push(joined);
        break;
      }
      const [next] = [...(open.get(last) ?? []), ...(open.get(first) ?? [])];
      if (!next) {
        put(joined);
        break;
      }
      take(next);
      joined = join(joined, next);
    }
  }
  return rings;
}

/** Joins two lines that share an end. */
function join(one: readonly number[], other: readonly number[]): number[] {
  const tail = one.at(-1) === other[0] || one.at(-1) === other.at(-1) ? one : one.toReversed();
  const head = other[0] === tail.at(-1) ? other : other.toReversed();
  return [...tail, ...head.slice(1)];
}
