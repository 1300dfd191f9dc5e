import { z } from 'zod';
import { LatLng } from './geo.ts';

export const SetAvailabilityInput = z.object({ available: z.boolean('Available must be true or false.') });
export type SetAvailabilityInput = z.infer<typeof SetAvailabilityInput>;

/** A driver's place at a moment. */
export const Position = LatLng.extend({
  /** Milliseconds since 1970 by the driver's clock. */
  at: z.int('The time of a position must be whole milliseconds.').nonnegative(),
});
export type Position = z.infer<typeof Position>;

export const ReportPositionInput = z.object({
  /** Oldest first; one call carries what gathered since the last one. */
  positions: z
    .array(Position)
    .min(1, 'Report at least one position.')
    .max(60, 'Report at most 60 positions at once.'),
});
export type ReportPositionInput = z.infer<typeof ReportPositionInput>;

/** A driver's latest position as others see it. */
export interface DriverPosition {
  driverId: string;
  lat: number;
  lng: number;
  /** Degrees clockwise from north of the last movement; null before the first. */
  bearing: number | null;
  /** Milliseconds since 1970, server clock. */
  at: number;
}

/** Whether a driver can get requests, and what is in the way. */
export interface AvailabilityView {
  version: number;
  available: boolean;
  approved: boolean;
  suspended: boolean;
}

/** A driver's net earnings (fare minus commission) of completed rides. */
export interface EarningsView {
  totalCents: number;
  totalRides: number;
  /** Since midnight in the city's time zone. */
  todayCents: number;
  todayRides: number;
}

/** A driver on the admin's board. */
export interface BoardDriver {
  id: string;
  name: string;
  available: boolean;
  /** Of the driver record; changes with availability, approval and suspension. */
  version: number;
  position: DriverPosition | null;
}
