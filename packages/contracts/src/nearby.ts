import type { LatLng } from './geo.ts';

/** All riders within one square see the same cars. A square is about a kilometer wide; in steps per degree. */
const STEPS_PER_DEGREE = 100;

const toStep = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** The center of the square that contains a point. */
export const nearbyCell = ({ lat, lng }: LatLng): LatLng => ({ lat: toStep(lat), lng: toStep(lng) });

/** An idle car nearby, without its identity. */
export interface NearbyCar {
  /** Tells the cars of one square apart while they are shown. Elsewhere or later the same car has another id. */
  id: number;
  lat: number;
  lng: number;
  /** Degrees clockwise from north; null before the first movement. */
  bearing: number | null;
}

/** rides.nearbyCars for riders. Snapshots and changes both carry all cars. */
export interface NearbyCars {
  cars: NearbyCar[];
}
