import type { LatLng } from '@ridewire/contracts';

/** A degree of latitude in meters, on the mean sphere. */
const DEGREE_METERS = 111_195;

/**
 * Douglas and Peucker's thinning: the ends stay, and of the points between those without which the line would be
 * further than `toleranceMeters` from the real path. Flat earth: for pieces of some kilometers.
 */
export function simplifyPath<Point extends LatLng>(path: readonly Point[], toleranceMeters: number): Point[] {
  const kept = new Set([0, path.length - 1]);
  const open: [number, number][] = [[0, path.length - 1]];
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [first, last] = piece;
    let farthest = -1;
    let meters = toleranceMeters;
    for (let i = first + 1; i < last; i++) {
      const away = metersToSegment(path[i] as Point, path[first] as Point, path[last] as Point);
      if (away > meters) [farthest, meters] = [i, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return path.filter((_, i) => kept.has(i));
}

function metersToSegment(point: LatLng, from: LatLng, to: LatLng): number {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  const x = (at: LatLng) => (at.lng - from.lng) * shrink * DEGREE_METERS;
  const y = (at: LatLng) => (at.lat - from.lat) * DEGREE_METERS;
  const [px, py, tx, ty] = [x(point), y(point), x(to), y(to)];
  const squared = tx * tx + ty * ty;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * tx + py * ty) / squared));
  return Math.hypot(px - share * tx, py - share * ty);
}
