import type { Position } from 'geojson';

/** A closed line: its last point is its first. */
export type Ring = Position[];

/** Of latitude. */
export const DEGREE_METERS = 111_195;

/** The area of a small ring in square meters, exact enough to tell a pond from a lake. */
export function ringArea(ring: Ring): number {
  let twice = 0;
  for (const [at, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    twice += x * nextY - nextX * y;
  }
  return (Math.abs(twice) / 2) * DEGREE_METERS ** 2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
}

/** Where the rings cross a latitude, from west to east. The inside is between the first two, the next two, and so on. */
function crossings(rings: readonly Ring[], lat: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (const [at, [x = 0, y = 0]] of ring.entries()) {
      const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
      if (y > lat !== nextY > lat) found.push(x + ((lat - y) / (nextY - y)) * (nextX - x));
    }
  }
  return found.sort((a, b) => a - b);
}

export const isInside = ([x = 0, y = 0]: Position, ring: Ring): boolean =>
  crossings([ring], y).filter((crossing) => crossing > x).length % 2 === 1;

/** From a point to the edge of a ring, in meters; exact enough for a building or a park. */
export function metersToEdge([x = 0, y = 0]: Position, ring: Ring): number {
  const narrow = Math.cos((y * Math.PI) / 180);
  const edges = ring.slice(1).map(([toX = 0, toY = 0], i) => {
    const [fromX = 0, fromY = 0] = ring[i] ?? [];
    const [alongX, alongY] = [(toX - fromX) * narrow, toY - fromY];
    const [awayX, awayY] = [(x - fromX) * narrow, y - fromY];
    const length = alongX ** 2 + alongY ** 2;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (awayX * alongX + awayY * alongY) / length));
    return Math.hypot(awayX - share * alongX, awayY - share * alongY);
  });
  return Math.min(...edges) * DEGREE_METERS;
}

/** Where to put a name: the middle of the widest stretch inside the rings, out of a few latitudes. */
export function pointInside(rings: readonly Ring[]): Position {
  const lats = rings[0]?.map(([, lat = 0]) => lat) ?? [0];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  let widest = { width: -1, at: rings[0]?.[0] ?? [0, 0] };
  for (const share of [0.5, 0.35, 0.65, 0.2, 0.8]) {
    const lat = south + (north - south) * share;
    const across = crossings(rings, lat);
    for (let n = 0; n + 1 < across.length; n += 2) {
      const [from = 0, to = 0] = across.slice(n, n + 2);
      // A slightly wider stretch is no reason to leave the middle.
      if (to - from > widest.width * 1.2) widest = { width: to - from, at: [(from + to) / 2, lat] };
    }
  }
  return widest.at;
}
