import type { LatLng } from '@ridewire/contracts';
import { smoothLine } from './smooth-line.ts';

const METERS_PER_DEGREE = 111_195;

/**
 * The shores of a water drawn as its middle line: a ring down one side and back up the other, its last point not repeated.
 * Where it begins narrower, it widens over its first quarter.
 */
export function waterRing(
  line: readonly LatLng[],
  widthMeters: number,
  startMeters: number = widthMeters,
): LatLng[] {
  const between = smoothLine(line);
  const middle = line.flatMap((point, i) => [point, ...(between[i] ?? [])]);
  const sides = middle.map((point, i) => {
    const [before, after] = [middle[Math.max(0, i - 1)]!, middle[Math.min(middle.length - 1, i + 1)]!];
    const narrow = Math.cos((point.lat * Math.PI) / 180);
    const north = after.lat - before.lat;
    const east = (after.lng - before.lng) * narrow;
    const share = Math.min(1, (4 * i) / middle.length);
    const width = startMeters + (widthMeters - startMeters) * share;
    const scale = width / 2 / METERS_PER_DEGREE / Math.hypot(north, east);
    const across = { lat: east * scale, lng: (-north * scale) / narrow };
    return [
      { lat: point.lat + across.lat, lng: point.lng + across.lng },
      { lat: point.lat - across.lat, lng: point.lng - across.lng },
    ] as const;
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}
