import type { LatLng } from '@ridewire/contracts';
import { latinDigits } from '@ridewire/contracts/fold-name';

const DECIMAL = String.raw`-?\d{1,3}\.\d+`;
/** 23.7806, 90.4193, with or without degree signs and letters. */
const PAIR = new RegExp(
  String.raw`^(?:geo:)?(${DECIMAL})\s*°?\s*([ns])?(?:\s*[,;]\s*|\s+)(${DECIMAL})\s*°?\s*([ew])?$`,
);
/** 23°46'50.2"N 90°25'09.5"E */
const SEXAGESIMAL = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?`;
const ANGLES = new RegExp(String.raw`^${SEXAGESIMAL}([ns])[\s,;]*${SEXAGESIMAL}([ew])$`);
/** In a link of a map: the marked place before the middle of the view. */
const IN_LINK = [/!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/, /[@=/:](-?\d{1,2}\.\d+)(?:,|%2c)\s*(-?\d{1,3}\.\d+)/i];

/**
 * The point that a text gives by its coordinates, latitude first: pasted degrees, or a link of a map that has them. Null for
 * any other text, and for what lies on no earth.
 */
export function readPoint(text: string): LatLng | null {
  const typed = latinDigits(text).trim();
  const point = /^https?:|^geo:/i.test(typed) ? (inLink(typed) ?? inPair(typed)) : inPair(typed);
  return point && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

function inPair(text: string): LatLng | null {
  const letters = text.toLowerCase();
  const pair = PAIR.exec(letters);
  if (pair) return signed(Number(pair[1]), pair[2], Number(pair[3]), pair[4]);
  const angles = ANGLES.exec(letters);
  if (!angles) return null;
  const degrees = (at: number) =>
    Number(angles[at]) + Number(angles[at + 1]) / 60 + Number(angles[at + 2] ?? 0) / 3_600;
  return signed(degrees(1), angles[4], degrees(5), angles[8]);
}

const signed = (lat: number, south: string | undefined, lng: number, west: string | undefined): LatLng => ({
  lat: south === 's' ? -lat : lat,
  lng: west === 'w' ? -lng : lng,
});

function inLink(text: string): LatLng | null {
  for (const pattern of IN_LINK) {
    const found = pattern.exec(text);
    if (found) return { lat: Number(found[1]), lng: Number(found[2]) };
  }
  return null;
}
