import { z } from 'zod';
import { mistake } from './mistakes.ts';

export const Lat = z
  .number(mistake('latNoNumber'))
  .min(-90, mistake('latRange'))
  .max(90, mistake('latRange'));
export const Lng = z
  .number(mistake('lngNoNumber'))
  .min(-180, mistake('lngRange'))
  .max(180, mistake('lngRange'));

/** A point on the earth, WGS 84 degrees. */
export const LatLng = z.object({ lat: Lat, lng: Lng });
export type LatLng = z.infer<typeof LatLng>;
