import type { DrivingStyle } from '../people/drive-ride.ts';
import { REAL_PACE } from '../people/leg.ts';

/** The demo's cars arrive when the app says they will, so that people who watch one can believe the minutes. */
export const FLEET_STYLE: DrivingStyle = {
  approach: REAL_PACE,
  trip: REAL_PACE,
  boardingMs: 4_000,
  saysArrival: true,
};
