import type { Stop } from './stops.ts';

/** A stop of a ride, between its two ends. */
export interface RideStop extends Stop {
  /** When the driver said that they were there, ISO 8601; left out before. */
  reachedAt?: string;
}

/** The places of a ride as they are passed. */
export interface RideRoute {
  pickup: Stop;
  /** Left out where there are none. */
  stops?: readonly RideStop[] | undefined;
  destination: Stop;
}

/** The stops not reached yet, in their order. */
export const stopsAhead = ({ stops = [] }: Pick<RideRoute, 'stops'>): readonly RideStop[] =>
  stops.filter(({ reachedAt }) => reachedAt === undefined);

/** Where the car takes its rider next: the first stop not reached yet, or the destination. */
export const nextPlace = (ride: Pick<RideRoute, 'stops' | 'destination'>): Stop =>
  stopsAhead(ride)[0] ?? ride.destination;
