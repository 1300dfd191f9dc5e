// Node runs its CommonJS build, which has no named exports; the linter reads the other one, which has no default.
// oxlint-disable-next-line import/default
import codec from '@googlemaps/polyline-codec';
import type { LatLng } from '@ridewire/contracts';

const PRECISION = 5;

/** A line as an encoded polyline of precision 5, exact to about a meter. */
export const encodeLine = (line: readonly LatLng[]): string => codec.encode([...line], PRECISION);

export const decodeLine = (line: string): LatLng[] =>
  codec.decode(line, PRECISION).map(([lat, lng]) => ({ lat, lng }));

const CHUNK_BITS = 5;
const FIRST_SIGN = 63;

/** The two ends of an encoded line, in a fraction of the time that decoding all points takes; null if the line is empty. */
export function endsOfLine(line: string): readonly [LatLng, LatLng] | null {
  let at = 0;
  const readNumber = (): number => {
    let [bits, shift] = [0, 0];
    for (;;) {
      const chunk = line.charCodeAt(at++) - FIRST_SIGN;
      bits |= (chunk & 31) << shift;
      shift += CHUNK_BITS;
      // A line that was cut off ends here as well.
      if (!(chunk >= 32)) return bits & 1 ? ~(bits >> 1) : bits >> 1;
    }
  };
  const scale = 10 ** PRECISION;
  let [lat, lng] = [0, 0];
  let first: LatLng | null = null;
  while (at < line.length) {
    lat += readNumber();
    lng += readNumber();
    first ??= { lat: lat / scale, lng: lng / scale };
  }
  return first && [first, { lat: lat / scale, lng: lng / scale }];
}
