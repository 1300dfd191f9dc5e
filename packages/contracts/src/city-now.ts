import type { LatLng } from './geo.ts';

/**
 * One simulated car: a number that tells it from the others, where it is, degrees clockwise from north (null before the first
 * movement), and 1 with a rider on board.
 */
export type CityNowCar = readonly [
  id: number,
  lat: number,
  lng: number,
  bearing: number | null,
  isAboard: 0 | 1,
];

/** What the front page shows of a city: a demo's simulated cars; or, of a real one, only how many are where. */
export type CityShown = 'cars' | 'counts';

/** A part of the city, by its middle, and how many drivers are free in it. */
export type CityNowArea = readonly [lat: number, lng: number, free: number];

/** What the front page shows of the city, whole each time. */
export interface CityNow {
  /** Simulated ones alone. */
  cars: readonly CityNowCar[];
  /** Where cars are not shown: parts of the city with at least `LEAST_SHOWN` free drivers. Smaller numbers would tell of a person. */
  areas: readonly CityNowArea[];
  /** Drivers who could take a ride. */
  free: number;
  /** Rides that a driver has taken and not ended. */
  underWay: number;
  /** From request to pickup, today's median, in whole minutes; null while nobody was picked up today. */
  pickupMinutes: number | null;
}

/** The fewest drivers of an area that are shown. */
export const LEAST_SHOWN = 3;

/** The demo city as the front page draws it: its middle lies on `center`, one unit of its drawing is ten meters. */
export const CITY_DRAWING = { center: { lat: 23.777, lng: 90.38 }, width: 2_200, height: 720 } as const;

const METERS_PER_DEGREE = 111_195;
const METERS_PER_UNIT = 10;
const NARROW = Math.cos((CITY_DRAWING.center.lat * Math.PI) / 180);

/** Where a point lies on that drawing, from its upper left corner. */
export const toDrawing = ({ lat, lng }: LatLng): { x: number; y: number } => ({
  x:
    CITY_DRAWING.width / 2 + ((lng - CITY_DRAWING.center.lng) * NARROW * METERS_PER_DEGREE) / METERS_PER_UNIT,
  y: CITY_DRAWING.height / 2 - ((lat - CITY_DRAWING.center.lat) * METERS_PER_DEGREE) / METERS_PER_UNIT,
});
