import type { LatLng } from './geo.ts';

/** Who asks from within one such square sees the same cars: about a kilometer, in steps a degree. */
const STEPS_PER_DEGREE = 100;

const toStep = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** The middle of the square that a point lies in. */
export const nearbyCell = ({ lat, lng }: LatLng): LatLng => ({ lat: toStep(lat), lng: toStep(lng) });

/** An idle car near by: nobody's in particular. */
export interface NearbyCar {
  /** Tells the cars of one square apart while they are shown; elsewhere and later the same car has another one. */
  id: number;
  lat: number;
  lng: number;
  /** Degrees clockwise from north; null before the first movement. */
  bearing: number | null;
}

/** rides.nearbyCars for riders: always all of them, in a snapshot as in a change. */
export interface NearbyCars {
  cars: NearbyCar[];
}
