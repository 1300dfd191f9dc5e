import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { middleOf } from './middle-of.ts';

interface NamedLine {
  key: string;
  line: readonly LatLng[];
}

/** Pieces of one street are within this many degrees of each other, about 250 m. */
const CELL_DEGREES = 0.0025;

/**
 * Groups the ways that people call one street: same name and near each other. A long street is divided by part of the
 * city.
 * @param options.areaOf the part of the city a point is in
 */
export function groupStreets<T extends NamedLine>(
  named: readonly T[],
  options: { longMeters: number; areaOf: (at: LatLng) => string },
): { ways: T[] }[] {
  const byName = Map.groupBy(named, ({ key }) => key);
  const pieces = [...byName.values()].flatMap((ways) => (ways.length === 1 ? [ways] : joinNear(ways)));
  return pieces.flatMap((ways) => {
    if (ways.length === 1 || extentMeters(ways) <= options.longMeters) return [{ ways }];
    const byArea = Map.groupBy(ways, ({ line }) =>
      options.areaOf(middleOf([line], 'line') ?? { lat: 0, lng: 0 }),
    );
    return [...byArea.values()].map((part) => ({ ways: part }));
  });
}

/** Groups ways that are connected through points in the same or neighboring squares. */
function joinNear<T extends NamedLine>(ways: readonly T[]): T[][] {
  const parent = ways.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[i] = root;
    return root;
  };
  const inCell = new Map<string, number>();
  ways.forEach(({ line }, i) => {
    for (const { lat, lng } of line) {
      const [row, column] = [Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES)];
      for (const y of [row - 1, row, row + 1])
        for (const x of [column - 1, column, column + 1]) {
          const other = inCell.get(`${y} ${x}`);
          if (other !== undefined) parent[rootOf(i)] = rootOf(other);
        }
      inCell.set(`${row} ${column}`, i);
    }
  });
  const rooted = ways.map((way, i) => ({ way, root: rootOf(i) }));
  return [...Map.groupBy(rooted, ({ root }) => root).values()].map((set) => set.map(({ way }) => way));
}

function extentMeters(ways: readonly NamedLine[]): number {
  const points = ways.flatMap(({ line }) => line);
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const low = { lat: Math.min(...lats), lng: Math.min(...lngs) };
  return distanceMeters(low, { lat: Math.max(...lats), lng: Math.max(...lngs) });
}
