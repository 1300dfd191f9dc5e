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
