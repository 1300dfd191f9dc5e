import { z } from 'zod';
import { LatLng } from './geo.ts';
import type { Named } from './names.ts';
import { StopPlaces } from './stops.ts';

export const FindWayInput = z.object({
  from: LatLng,
  /** Places on the way, in their order; none if left out. */
  via: StopPlaces.optional(),
  to: LatLng,
  /** Where a car at the start faces, in degrees clockwise from north. Left out for a person, or where it is not known. */
  bearing: z.number().min(0).max(360).optional(),
  /** A car is at the start: in a closed street it begins there, to leave it. */
  isCar: z.boolean().optional(),
});
export type FindWayInput = z.infer<typeof FindWayInput>;

/** The name of a street: as on its sign, and in the languages that have one or in which the sign can be written out. */
export type StreetName = Named;

export const TURNS = [
  'depart',
  'straight',
  'slight_right',
  'right',
  'sharp_right',
  'u_turn',
  'sharp_left',
  'left',
  'slight_left',
  'roundabout',
  'arrive',
] as const;
export type Turn = (typeof TURNS)[number];

/** A maneuver on the route, and how far the next street is followed. */
export interface WayStep {
  turn: Turn;
  /** At a roundabout, which exit to take; 1 is the first. */
  exit: number | null;
  /** The street taken next; null if it has no name. */
  name: StreetName | null;
  distanceMeters: number;
  durationSeconds: number;
  /** The index of the point on the line where it happens. */
  at: number;
}

/** A route by car along streets. */
export interface Way {
  distanceMeters: number;
  durationSeconds: number;
  /**
   * The points as an encoded polyline of precision 5, from where a car can stop near the start to where it can stop near
   * the end.
   */
  line: string;
  /** Seconds from the start to each point of the line. */
  secondsAt: readonly number[];
  /** The first step departs, the last arrives. */
  steps: readonly WayStep[];
}

/** The line and length of a route without its steps: an eighth of the bytes. */
export type WayLine = Pick<Way, 'distanceMeters' | 'durationSeconds' | 'line'>;
