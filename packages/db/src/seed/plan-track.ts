import type { LatLng } from '@ridewire/contracts';
import type { FindPastWay, PastWay } from './past-way.ts';
import type { Random } from './random.ts';

/** Where a ride's car went: to the pickup, then with the rider on board. */
export interface RideTrack {
  approach: readonly LatLng[];
  trip: readonly LatLng[];
}

/** One degree of latitude, in meters. */
const METERS_PER_DEGREE = 111_195;

/** A car may seem to have come out of a river; then it came from elsewhere. */
const TRIES = 8;

/** The way of a car that was so many meters away from the pickup, by the straight line; null where no street is there. */
export function planApproach(
  random: Random,
  pickup: LatLng,
  meters: number,
  at: number,
  findWay: FindPastWay,
): PastWay | null {
  const narrow = Math.cos((pickup.lat * Math.PI) / 180);
  for (let tried = 0; tried < TRIES; tried++) {
    const direction = random.next() * 2 * Math.PI;
    const lat = pickup.lat + (Math.cos(direction) * meters) / METERS_PER_DEGREE;
    const lng = pickup.lng + (Math.sin(direction) * meters) / METERS_PER_DEGREE / narrow;
    const way = findWay({ lat, lng }, pickup, at);
    if (way) return way;
  }
  return null;
}

interface Driven {
  approach: PastWay;
  way: PastWay;
  /** Whether the rider was picked up and the car set off. */
  isAboard: boolean;
  /** How much of the last leg was driven, 0 to 1. */
  share: number;
  /** The driver gave up at the pickup. */
  byDriver: boolean;
}

/** What of both legs was driven. */
export function cutTrack({ approach, way, isAboard, share, byDriver }: Driven): RideTrack {
  if (isAboard) return { approach: approach.line, trip: cut(way.line, share) };
  return { approach: cut(approach.line, byDriver ? 1 : share), trip: [] };
}

/** The first part of a line, of one point at least. */
const cut = (line: readonly LatLng[], share: number) =>
  line.slice(0, Math.max(1, Math.ceil(line.length * share)));
