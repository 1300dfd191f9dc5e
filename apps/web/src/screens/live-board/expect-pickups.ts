import { distanceMeters, drivingSeconds, type BoardRide, type DriverPosition } from '@ridewire/contracts';

/** By ride and driver: when that driver should be at the pickup, in ms of the server's clock. */
export type ExpectedPickups = ReadonlyMap<string, number>;

const keyOf = (ride: BoardRide): string => `${ride.id} ${ride.driver?.id ?? ''}`;

export const expectedPickup = (expected: ExpectedPickups, ride: BoardRide): number | undefined =>
  expected.get(keyOf(ride));

/**
 * Estimates the arrival of each accepted ride once, from where its driver is when it is first seen accepted, and keeps
 * that: an estimate renewed on the way could never be missed. The same map when there is nothing new.
 */
export function expectPickups(
  before: ExpectedPickups,
  rides: Iterable<BoardRide>,
  positions: ReadonlyMap<string, DriverPosition>,
  nowMs: number,
): ExpectedPickups {
  const after = new Map<string, number>();
  let isNew = false;
  for (const ride of rides) {
    if (ride.status !== 'accepted' || !ride.driver) continue;
    const key = keyOf(ride);
    const known = before.get(key);
    const position = positions.get(ride.driver.id);
    if (known !== undefined) after.set(key, known);
    else if (position) {
      isNew = true;
      after.set(key, nowMs + drivingSeconds(distanceMeters(position, ride.pickup)) * 1_000);
    }
  }
  return isNew || after.size !== before.size ? after : before;
}
