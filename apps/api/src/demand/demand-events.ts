import type { AskedArea, BoardArea } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** The demand has moved, for drivers who look. Each process finds out separately: the event never travels. */
export interface DemandChanged {
  event: 'demand.changed';
  areas: AskedArea[];
}

/** The same for admins. */
export interface BoardDemandChanged {
  event: 'board.demand';
  areas: BoardArea[];
}

/** A better place to wait was suggested to a driver, or dismissed. Says no more: the driver's screen reads again. */
export interface MoveSuggested {
  event: 'move.suggested';
  driverId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    demand: DemandChanged | BoardDemandChanged | MoveSuggested;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    demand: 'demand' | 'board-demand' | `moves:${string}`;
  }
}

/** The demand, for drivers who look. */
export const DEMAND: Topic = 'demand';
/** The same for admins. */
export const BOARD_DEMAND: Topic = 'board-demand';
/** The suggested move of a driver who looks at the demand. */
export const movesTopic = (userId: string): Topic => `moves:${userId}`;

export const demandRoutes: RoutesOf<DemandChanged | BoardDemandChanged | MoveSuggested> = {
  'move.suggested': ({ driverId }) => [movesTopic(driverId)],
  'demand.changed': () => [],
  'board.demand': () => [],
};
