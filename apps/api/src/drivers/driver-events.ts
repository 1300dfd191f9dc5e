import type { DriverPosition, NearbyCar } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';

/** Latest positions, coalesced; `from` is the process that collected them. */
export interface PositionsMoved {
  event: 'positions.moved';
  from: string;
  positions: DriverPosition[];
}

/** The idle cars of a square changed or moved. Each process finds out separately: the event never travels. */
export interface NearbyMoved {
  event: 'nearby.moved';
  cars: NearbyCar[];
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    drivers: PositionsMoved | NearbyMoved;
  }
}

export const driverRoutes: RoutesOf<PositionsMoved | NearbyMoved> = {
  // Positions are routed separately: they depend on who rides with whom.
  'positions.moved': () => [],
  'nearby.moved': () => [],
};
