import type { LatLng } from './geo.ts';

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
