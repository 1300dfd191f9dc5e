import type { AskedArea, BoardArea } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import { movesTopic } from '../live/topics.ts';

/** Where riders ask is elsewhere now, for drivers who look. Each process finds out by itself: it never travels. */
export interface DemandChanged {
  event: 'demand.changed';
  areas: AskedArea[];
}

/** The same for admins. */
export interface BoardDemandChanged {
  event: 'board.demand';
  areas: BoardArea[];
}

/** Where a driver had better wait was suggested, or put away. Says no more: the driver's screen reads anew. */
export interface MoveSuggested {
  event: 'move.suggested';
  driverId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    demand: DemandChanged | BoardDemandChanged | MoveSuggested;
  }
}

export const demandRoutes: RoutesOf<DemandChanged | BoardDemandChanged | MoveSuggested> = {
  'move.suggested': ({ driverId }) => [movesTopic(driverId)],
  'demand.changed': () => [],
  'board.demand': () => [],
};
