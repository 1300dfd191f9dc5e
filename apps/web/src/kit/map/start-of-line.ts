import type { LatLng } from '@ridewire/contracts';

const between = (a: LatLng, b: LatLng, share: number): LatLng => ({
  lat: a.lat + (b.lat - a.lat) * share,
  lng: a.lng + (b.lng - a.lng) * share,
});

/** The first `share` (0 to 1) of a line by length: a route being drawn. */
export function startOfLine(path: readonly LatLng[], share: number): LatLng[] {
  const first = path[0];
  if (!first) return [];
  const scale = Math.cos((first.lat * Math.PI) / 180);
  const legs = path.slice(1).map((point, index) => {
    const before = path[index] ?? point;
    return Math.hypot(point.lat - before.lat, (point.lng - before.lng) * scale);
  });
  let left = legs.reduce((sum, leg) => sum + leg, 0) * Math.min(1, Math.max(0, share));
  const drawn = [first];
  for (const [index, leg] of legs.entries()) {
    const [from, to] = [path[index], path[index + 1]];
    if (!from || !to || left <= 0) break;
    drawn.push(leg <= left ? to : between(from, to, left / leg));
    left -= leg;
  }
  return drawn;
}
