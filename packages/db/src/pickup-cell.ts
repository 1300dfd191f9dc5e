import { gridRing, latLngToCell } from 'h3-js';

/** H3 cells of about 0.7 km² (edge 530 m): a neighborhood. */
const RESOLUTION = 8;

/** The cell in which a pickup counts toward demand. */
export const pickupCell = ({ lat, lng }: { lat: number; lng: number }): string =>
  latLngToCell(lat, lng, RESOLUTION);

/** The six cells around a cell. */
export const cellsAround = (cell: string): string[] => gridRing(cell, 1);
