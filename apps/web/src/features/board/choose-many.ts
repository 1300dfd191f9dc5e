import { isAboard, type BoardRide } from '@ridewire/contracts';

export type BulkAct = 'cancel' | 'reassign';

/** Only a driver who has accepted can lose a ride to another one. */
export const isPossible = (act: BulkAct, ride: BoardRide): boolean =>
  act === 'cancel' || ride.status === 'accepted';

/** What “all” chooses. Rides with the rider aboard must be chosen one by one. */
export const chosenTogether = (act: BulkAct, rides: readonly BoardRide[]): BoardRide[] =>
  rides.filter((ride) => isPossible(act, ride) && !(act === 'cancel' && isAboard(ride.status)));

export interface Concerned {
  /** Riders and drivers, each once. */
  people: number;
  /** Rides with their rider in the car. */
  aboard: number;
}

/** The people affected if these rides are canceled. */
export function countConcerned(rides: readonly BoardRide[]): Concerned {
  const people = new Set(
    rides.flatMap(({ rider, driver, next }) => [rider.id, driver?.id, next?.driver.id].filter(Boolean)),
  );
  return { people: people.size, aboard: rides.filter(({ status }) => isAboard(status)).length };
}
