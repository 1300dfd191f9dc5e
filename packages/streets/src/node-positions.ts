import type { LatLng } from '@ridewire/contracts';

const UNITS_PER_DEGREE = 1e7;

/** The positions of millions of nodes, in 16 bytes each. */
export interface NodePositions {
  add(id: number, lat: number, lng: number): void;
  readonly count: number;
  /** Call it once all positions are added. */
  positionOf: (id: number) => LatLng | undefined;
}

/** @param capacity how many nodes are expected; it grows if there are more */
export function keepPositions(capacity = 65_536): NodePositions {
  let ids = new Float64Array(capacity);
  let lats = new Int32Array(capacity);
  let lngs = new Int32Array(capacity);
  let count = 0;
  let isSorted = true;

  function grow(): void {
    const length = ids.length * 2;
    const larger = <T extends Float64Array | Int32Array>(from: T, to: T) => (to.set(from), to);
    ids = larger(ids, new Float64Array(length));
    lats = larger(lats, new Int32Array(length));
    lngs = larger(lngs, new Int32Array(length));
  }
  function sort(): void {
    const order = Uint32Array.from({ length: count }, (_, i) => i).sort((a, b) => ids[a]! - ids[b]!);
    ids = Float64Array.from(order, (i) => ids[i]!);
    lats = Int32Array.from(order, (i) => lats[i]!);
    lngs = Int32Array.from(order, (i) => lngs[i]!);
    isSorted = true;
  }
  return {
    add(id, lat, lng) {
      if (count === ids.length) grow();
      // Most files are ordered by id and need no sorting.
      if (count > 0 && id <= ids[count - 1]!) isSorted = false;
      ids[count] = id;
      lats[count] = Math.round(lat * UNITS_PER_DEGREE);
      lngs[count] = Math.round(lng * UNITS_PER_DEGREE);
      count += 1;
    },
    get count() {
      return count;
    },
    positionOf(id) {
      if (!isSorted) sort();
      let low = 0;
      let high = count - 1;
      while (low <= high) {
        const middle = (low + high) >>> 1;
        const found = ids[middle]!;
        if (found === id)
          return { lat: lats[middle]! / UNITS_PER_DEGREE, lng: lngs[middle]! / UNITS_PER_DEGREE };
        if (found < id) low = middle + 1;
        else high = middle - 1;
      }
      return undefined;
    },
  };
}
