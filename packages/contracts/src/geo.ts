import { z } from 'zod';

export const Lat = z
  .number('Latitude must be a number.')
  .min(-90, 'Latitude must be between -90 and 90.')
  .max(90, 'Latitude must be between -90 and 90.');
export const Lng = z
  .number('Longitude must be a number.')
  .min(-180, 'Longitude must be between -180 and 180.')
  .max(180, 'Longitude must be between -180 and 180.');

/** A point on the earth, WGS 84 degrees. */
export const LatLng = z.object({ lat: Lat, lng: Lng });
export type LatLng = z.infer<typeof LatLng>;

/** A part of the earth between two parallels and two meridians, in degrees. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** @param area null for everywhere */
export const isWithin = (area: Area | null, { lat, lng }: LatLng): boolean =>
  area === null || (lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east);
