import { encode } from '@googlemaps/polyline-codec';
import { distanceMeters, type LatLng, type StreetName, type Way, type WayStep } from '@ridewire/contracts';

/** A point this many meters north and east of a corner in Dhaka. */
export const place = (north: number, east = 0): LatLng => ({
  lat: 23.78 + north / 111_195,
  lng: 90.4 + east / 101_757,
});

export const street = (name: string, bn?: string): StreetName => ({
  name,
  names: { en: name, ...(bn && { bn }) },
});

/** A way through these points at 10 m/s. A step is given by what there is to do, and at which point. */
export function makeWay(
  points: readonly LatLng[],
  steps: readonly (Pick<WayStep, 'turn' | 'at'> & Partial<WayStep>)[] = [],
): Way {
  let meters = 0;
  const metersAt = points.map((point, i) => (meters += distanceMeters(points[i - 1] ?? point, point)));
  return {
    distanceMeters: Math.round(meters),
    durationSeconds: Math.round(meters / 10),
    line: encode(
      points.map(({ lat, lng }) => [lat, lng]),
      5,
    ),
    secondsAt: metersAt.map((each) => each / 10),
    steps: steps.map((step) => ({ exit: null, name: null, distanceMeters: 0, durationSeconds: 0, ...step })),
  };
}
