import type { LatLng, StandingStreetChange } from '@ridewire/contracts';
import { decodeLine } from './known-way.ts';

/** A change this near to a way's box may lead to another way, in degrees: about two kilometers. */
const NEAR_DEGREES = 0.02;
/** A way this near to a street runs on it, or begins, ends or turns there, in meters. */
const ON_METERS = 30;
const METERS_PER_DEGREE = 111_320;

/** A change that has begun, or ended. */
export interface StreetNews {
  change: StandingStreetChange;
  hasBegun: boolean;
}

/** The changes that stand in one of the two only: they have begun or ended. */
export function differenceOf(
  before: readonly StandingStreetChange[],
  after: readonly StandingStreetChange[],
): StreetNews[] {
  const missingIn = (others: readonly StandingStreetChange[]) => (change: StandingStreetChange) =>
    !others.some(({ id }) => id === change.id);
  return [
    ...before.filter(missingIn(after)).map((change) => ({ change, hasBegun: false })),
    ...after.filter(missingIn(before)).map((change) => ({ change, hasBegun: true })),
  ];
}

/**
 * Whether news may lead to another way than the one through these points. A closing does only if the way runs there; what is open
 * again, or has another speed, may draw a way from some distance.
 */
export const concernsWay = (news: readonly StreetNews[], points: readonly LatLng[]): boolean =>
  news.some(({ change, hasBegun }) =>
    hasBegun && change.kmh === null ? isOnWay(change, points) : isNearWay(change, points),
  );

/** Whether a change is in a way's box, or near it. */
export function isNearWay({ lines }: StandingStreetChange, points: readonly LatLng[]): boolean {
  const isIn = boxAround(points, NEAR_DEGREES);
  return lines.some((line) => decodeLine(line).some(isIn));
}

function isOnWay({ lines }: StandingStreetChange, points: readonly LatLng[]): boolean {
  const isIn = boxAround(points, (2 * ON_METERS) / METERS_PER_DEGREE);
  const ends = [points[0], points.at(-1)].filter((point) => point !== undefined);
  return lines.some((line) => {
    const street = decodeLine(line);
    return (
      street.some((point) => isIn(point) && metersFrom(point, points) <= ON_METERS) ||
      ends.some((point) => metersFrom(point, street) <= ON_METERS)
    );
  });
}

function boxAround(points: readonly LatLng[], more: number): (point: LatLng) => boolean {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of points) {
    south = Math.min(south, lat - more);
    north = Math.max(north, lat + more);
    west = Math.min(west, lng - more);
    east = Math.max(east, lng + more);
  }
  return ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east;
}

/** From a point to a line, in meters. */
function metersFrom({ lat, lng }: LatLng, line: readonly LatLng[]): number {
  const perLng = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const flat = (point: LatLng) =>
    [(point.lng - lng) * perLng, (point.lat - lat) * METERS_PER_DEGREE] as const;
  let nearest = Infinity;
  for (let i = 0; i < line.length; i++) {
    const [point, next] = [line[i], line[i + 1] ?? line[i]];
    if (!point || !next) continue;
    const [[x, y], [nextX, nextY]] = [flat(point), flat(next)];
    const [dx, dy] = [nextX - x, nextY - y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / length));
    nearest = Math.min(nearest, Math.hypot(x + share * dx, y + share * dy));
  }
  return nearest;
}
