import type { LatLng } from '@ridewire/contracts';
import { AREA_CORNERS } from '@ridewire/contracts/service-area';
import { latinDigits } from '../../kit/language/latin-digits.ts';

/** Corners as lines of text: latitude and longitude, with a comma or a blank between. */
export const writeCorners = (corners: readonly LatLng[]): string =>
  corners.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n');

const PAIR = /^(-?\d{1,3}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)$/;

/** The number of the first line that can't be read, from 1 on, or that there are more lines than an area can have corners. */
export type CornersMistake = number | 'many';

/** Reads them again. Blank lines are left out. */
export function readCorners(text: string): LatLng[] | CornersMistake {
  const corners: LatLng[] = [];
  for (const [i, line] of latinDigits(text).split('\n').entries()) {
    if (line.trim() === '') continue;
    if (corners.length === AREA_CORNERS.max) return 'many';
    const [, lat = '', lng = ''] = PAIR.exec(line.trim()) ?? [];
    const corner = { lat: Number(lat), lng: Number(lng) };
    if (lat === '' || Math.abs(corner.lat) > 90 || Math.abs(corner.lng) > 180) return i + 1;
    corners.push(corner);
  }
  return corners;
}
