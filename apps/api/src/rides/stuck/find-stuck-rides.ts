import {
  expectedAtMs,
  findLostTogether,
  findStuck,
  isDriving,
  isLostWith,
  type BoardDriver,
  type BoardRide,
  type StuckWhy,
} from '@ridewire/contracts';

export interface FoundStuck {
  rideId: string;
  why: StuckWhy;
  sinceMs: number;
}

/**
 * By the board’s own rule. Cars that stand still are left to the watch of approaches, which asks their drivers.
 * @param drivers those who are online or driving
 */
export function findStuckRides(
  rides: readonly BoardRide[],
  drivers: readonly BoardDriver[],
  nowMs: number,
): FoundStuck[] {
  const positions = new Map(drivers.flatMap(({ id, position }) => (position ? [[id, position]] : [])));
  const lostTogether = findLostTogether(
    [...positions.values()].map(({ at }) => at),
    nowMs,
  );
  return rides.flatMap((ride) => {
    const position = ride.driver && isDriving(ride.status) ? positions.get(ride.driver.id) : undefined;
    const stuck = findStuck(ride, {
      position,
      expectedPickupMs: ride.status === 'accepted' ? expectedAtMs(ride) : undefined,
      standingSinceMs: undefined,
      isLostTogether: isLostWith(lostTogether, position?.at),
    });
    return stuck && stuck.fromMs <= nowMs ? [{ rideId: ride.id, why: stuck.why, sinceMs: stuck.fromMs }] : [];
  });
}
