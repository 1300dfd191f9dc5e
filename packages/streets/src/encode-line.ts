// Node runs its CommonJS build, which has no named exports; the linter reads the other one, which has no default.
// oxlint-disable-next-line import/default
import codec from '@googlemaps/polyline-codec';
import type { LatLng } from '@ridewire/contracts';

const PRECISION = 5;

/** A line as an encoded polyline of precision 5: a point to about a meter. */
export const encodeLine = (line: readonly LatLng[]): string => codec.encode([...line], PRECISION);

export const decodeLine = (line: string): LatLng[] =>
  codec.decode(line, PRECISION).map(([lat, lng]) => ({ lat, lng }));
