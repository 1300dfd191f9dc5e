import { z } from 'zod';
import { LatLng } from './geo.ts';

export const FindWayInput = z.object({ from: LatLng, to: LatLng });
export type FindWayInput = z.infer<typeof FindWayInput>;

/** What a street is called: as its own sign says, and in our languages where that is known or can be written out. */
export interface StreetName {
  name: string;
  en: string | null;
  bn: string | null;
}

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

/** Something a driver does on the way, and how far the street then taken leads. */
export interface WayStep {
  turn: Turn;
  /** Of a roundabout, which way out: 1 is the first. */
  exit: number | null;
  /** The street that is then taken; null where it has no name. */
  name: StreetName | null;
  distanceMeters: number;
  durationSeconds: number;
  /** Which point of the line it happens at. */
  at: number;
}

/** A way by car along streets. */
export interface Way {
  distanceMeters: number;
  durationSeconds: number;
  /** Its points as an encoded polyline of precision 5, from where a car can stop near the one end to near the other. */
  line: string;
  /** Seconds from the start at each point of the line. */
  secondsAt: readonly number[];
  /** The first departs, the last arrives. */
  steps: readonly WayStep[];
}

/** How a way runs and how long it is, without what is done on it: an eighth of the bytes. */
export type WayLine = Pick<Way, 'distanceMeters' | 'durationSeconds' | 'line'>;
