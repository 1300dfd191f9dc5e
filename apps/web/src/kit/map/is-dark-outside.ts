import type { LatLng } from '@ridewire/contracts';
import { getPosition } from 'suncalc';

/** The altitude of the sun, in degrees, below which nothing is seen without lamps: the end of civil twilight. */
const DARK_BELOW = -6;

/** Whether it is dark at a place, in ms since 1970. */
export const isDarkOutside = ({ lat, lng }: LatLng, atMs: number): boolean =>
  getPosition(new Date(atMs), lat, lng).altitude < DARK_BELOW;
