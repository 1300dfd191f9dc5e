import { z } from 'zod';
import { Lat, LatLng, Lng } from './geo.ts';
import { MOST_STOPS } from './limits.ts';
import { mistake } from './mistakes.ts';
import { line } from './text.ts';

/** A place where a ride begins, stops or ends. */
export const Stop = z.object({ address: line('address', 200), lat: Lat, lng: Lng });
export type Stop = z.infer<typeof Stop>;

const TOO_MANY = mistake('stopsMany', { max: MOST_STOPS });

/** The stops between the two ends of a ride, in their order. */
export const Stops = z.array(Stop, mistake('stops')).max(MOST_STOPS, TOO_MANY);

/** The same as a quote needs them. */
export const StopPlaces = z.array(LatLng, mistake('stops')).max(MOST_STOPS, TOO_MANY);

/** A stop of a ride, between its two ends. */
export interface RideStop extends Stop {
  /** When the driver said that they were there, ISO 8601; left out before. */
  reachedAt?: string;
}

/** The places of a ride as they are passed. */
export interface RideRoute {
  pickup: Stop;
  /** Left out where there are none. */
  stops?: readonly RideStop[];
  destination: Stop;
}

/** The stops not reached yet, in their order. */
export const stopsAhead = ({ stops = [] }: Pick<RideRoute, 'stops'>): readonly RideStop[] =>
  stops.filter(({ reachedAt }) => reachedAt === undefined);

/** Where the car takes its rider next: the first stop not reached yet, or the destination. */
export const nextPlace = (ride: Pick<RideRoute, 'stops' | 'destination'>): Stop =>
  stopsAhead(ride)[0] ?? ride.destination;
