import { createHash } from 'node:crypto';
import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { planLeg, pointOnLeg, REAL_PACE, standAt, type Leg } from '../people/leg.ts';
import { draw } from '../simulate/habits.ts';

const CENTRE = { lat: 23.7925, lng: 90.4078 };
/** Some 4 km. */
const CITY_DEGREES = 0.04;
const SHORTEST_METERS = 400;
/** A car that stands says where it is this often, in milliseconds. */
const REPORT_MS = 20_000;

/** A place of the city that depends only on these numbers. */
export function placeOf(...parts: readonly number[]): LatLng {
  const along = (axis: number) => (draw(...parts, axis) - 0.5) * CITY_DEGREES;
  return { lat: CENTRE.lat + along(1), lng: CENTRE.lng + along(2) };
}

/** Another place, not next to this one. */
export function placeApart(from: LatLng, ...parts: readonly number[]): LatLng {
  for (let again = 0; ; again += 1) {
    const place = placeOf(...parts, again);
    if (distanceMeters(from, place) >= SHORTEST_METERS) return place;
  }
}

/** An id that a client makes: the same for the same numbers. */
export function idOf(...parts: readonly number[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Where a car is by a clock that jumps. */
export class DayCar {
  #leg: Leg;
  #goal = '';
  #reportedMs = 0;

  constructor(start: LatLng) {
    this.#leg = standAt(start, 0);
  }

  /** Sets off, unless it is on the way there. @returns whether it is there */
  driveTo(goal: string, to: LatLng, nowMs: number): boolean {
    if (this.#goal !== goal) {
      this.#goal = goal;
      this.#leg = planLeg(this.at(nowMs), { lat: to.lat, lng: to.lng }, null, REAL_PACE, nowMs);
    }
    return nowMs >= this.#leg.endsAt;
  }

  at(nowMs: number): LatLng {
    return pointOnLeg(this.#leg, nowMs);
  }

  /** Where it is, if it is time to say so. */
  report(nowMs: number): (LatLng & { at: number }) | null {
    if (nowMs >= this.#leg.endsAt && nowMs - this.#reportedMs < REPORT_MS) return null;
    this.#reportedMs = nowMs;
    const { lat, lng } = this.at(nowMs);
    return { lat, lng, at: nowMs };
  }
}
