import { distanceMeters, type LatLng } from '@ridewire/contracts';

/**
 * The middle of several lines. For an area that is the middle of its edge; for a street, its point nearest to that
 * middle. Undefined if there are no points.
 */
export function middleOf(lines: readonly (readonly LatLng[])[], shape: 'area' | 'line'): LatLng | undefined {
  const [first] = lines.flat();
  if (!first) return undefined;
  let [lat, lng, meters] = [0, 0, 0];
  const points: LatLng[] = [];
  for (const line of lines)
    line.forEach((point, i) => {
      points.push(point);
      const before = line[i - 1];
      if (!before) return;
      const middle = { lat: (before.lat + point.lat) / 2, lng: (before.lng + point.lng) / 2 };
      const length = distanceMeters(before, point);
      points.push(middle);
      lat += middle.lat * length;
      lng += middle.lng * length;
      meters += length;
    });
  if (meters === 0) return { lat: first.lat, lng: first.lng };
  const middle = { lat: lat / meters, lng: lng / meters };
  if (shape === 'area') return middle;
  const away = points.map((point) => distanceMeters(point, middle));
  const nearest = points[away.indexOf(Math.min(...away))] ?? first;
  return { lat: nearest.lat, lng: nearest.lng };
}
