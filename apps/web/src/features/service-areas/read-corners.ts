import type { LatLng } from '@ridewire/contracts';
import { latinDigits } from '../../kit/language/latin-digits.ts';

/** Corners as lines of text: latitude and longitude, with a comma or a blank between. */
export const writeCorners = (corners: readonly LatLng[]): string =>
  corners.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n');

const PAIR = /^(-?\d{1,3}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Reads them again. Blank lines are left out.
 * @returns the number of the first line that can't be read, from 1 on, in their place
 */
export function readCorners(text: string): LatLng[] | number {
  const corners: LatLng[] = [];
  for (const [i, line] of latinDigits(text).split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, lat = '', lng = ''] = PAIR.exec(line.trim()) ?? [];
    const corner = { lat: Number(lat), lng: Number(lng) };
    if (lat === '' || Math.abs(corner.lat) > 90 || Math.abs(corner.lng) > 180) return i + 1;
    corners.push(corner);
  }
  return corners;
}
