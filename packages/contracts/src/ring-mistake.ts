import { orient2d } from 'robust-predicates';
import type { LatLng } from './geo.ts';
import { AREA_CORNERS } from './service-area.ts';

/** What is wrong with the shape of a service area. */
export type RingMistake = 'areaCorners' | 'areaSamePlace' | 'areaCrosses' | 'areaSmall';

/** A smaller area is a slip of the hand: nobody is picked up in it. */
const LEAST_SQUARE_METERS = 100;
const METERS_PER_DEGREE = 111_195;

/** What is wrong with the shape of a service area; null if nothing is. */
export function ringMistake(corners: readonly LatLng[]): RingMistake | null {
  if (corners.length < AREA_CORNERS.min || corners.length > AREA_CORNERS.max) return 'areaCorners';
  const places = new Set(corners.map(({ lat, lng }) => `${lat} ${lng}`));
  if (places.size < corners.length) return 'areaSamePlace';
  if (crossesItself(corners)) return 'areaCrosses';
  return squareMeters(corners) < LEAST_SQUARE_METERS ? 'areaSmall' : null;
}

/** By the shoelace formula, on a plane through the first corner: exact enough for a city. */
function squareMeters(corners: readonly LatLng[]): number {
  const [first = { lat: 0, lng: 0 }] = corners;
  const places = corners.map(({ lat, lng }) => ({
    x: (lng - first.lng) * METERS_PER_DEGREE * Math.cos((first.lat * Math.PI) / 180),
    y: (lat - first.lat) * METERS_PER_DEGREE,
  }));
  const twice = places.reduce((sum, { x, y }, i) => {
    const next = places[(i + 1) % places.length] ?? { x: 0, y: 0 };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

type Edge = readonly [from: LatLng, to: LatLng];

/** Whether two edges of the ring meet elsewhere than at the corner between neighbors. */
function crossesItself(corners: readonly LatLng[]): boolean {
  const edges = corners.map((from, i): Edge => [from, corners[(i + 1) % corners.length] as LatLng]);
  return edges.some(([from, to], i) => {
    const [, after] = edges[(i + 1) % edges.length] as Edge;
    if (side(from, to, after) === 0 && isBetween(to, from, after)) return true;
    // Neighbors share a corner, the last edge and the first one too.
    return edges
      .slice(i + 2)
      .some((edge, k) => !(i === 0 && k === edges.length - 3) && meet([from, to], edge));
  });
}

/** On which side of the line from a to b a point lies: positive, negative, or 0 on the line. */
const side = (a: LatLng, b: LatLng, { lng, lat }: LatLng): number =>
  Math.sign(orient2d(a.lng, a.lat, b.lng, b.lat, lng, lat));

/** Whether two points on a line with a third lie on the same side of it: an edge that goes back over the one before. */
const isBetween = (middle: LatLng, a: LatLng, b: LatLng): boolean =>
  (a.lng - middle.lng) * (b.lng - middle.lng) + (a.lat - middle.lat) * (b.lat - middle.lat) > 0;

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const [ofC, ofD, ofA, ofB] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  return (
    (ofC === 0 && isInBox(a, b, c)) ||
    (ofD === 0 && isInBox(a, b, d)) ||
    (ofA === 0 && isInBox(c, d, a)) ||
    (ofB === 0 && isInBox(c, d, b))
  );
}

/** Whether a point on the line through a and b lies between them. */
const isInBox = (a: LatLng, b: LatLng, { lat, lng }: LatLng): boolean =>
  lng >= Math.min(a.lng, b.lng) &&
  lng <= Math.max(a.lng, b.lng) &&
  lat >= Math.min(a.lat, b.lat) &&
  lat <= Math.max(a.lat, b.lat);
