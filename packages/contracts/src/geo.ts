import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** Far less than an atom, in degrees. Postgres refuses numbers a little smaller than 1e-307. */
const NOTHING = 1e-18;
const withoutDust = (degrees: number): number => (Math.abs(degrees) < NOTHING ? 0 : degrees);

export const Lat = z
  .number(mistake('latNoNumber'))
  .min(-90, mistake('latRange'))
  .max(90, mistake('latRange'))
  .overwrite(withoutDust);
export const Lng = z
  .number(mistake('lngNoNumber'))
  .min(-180, mistake('lngRange'))
  .max(180, mistake('lngRange'))
  .overwrite(withoutDust);

/** A point on the earth, WGS 84 degrees. */
export const LatLng = z.object({ lat: Lat, lng: Lng });
export type LatLng = z.infer<typeof LatLng>;
