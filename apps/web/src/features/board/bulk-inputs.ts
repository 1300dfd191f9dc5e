import type { BoardRide, ReassignRideInput, SetRideStatusInput } from '@ridewire/contracts';

/**
 * Each names the ride as it was seen. A ride that has changed since is refused, even if it is back at the same status,
 * but not one that was only offered to more drivers.
 */
export const cancelInput = (
  { id, status, version }: BoardRide,
  reason: string | undefined,
): SetRideStatusInput => ({
  rideId: id,
  to: 'canceled',
  fromStatus: status,
  seenVersion: version,
  ...(reason && { reason }),
});

export const reassignInput = (
  { id, driver, version }: BoardRide,
  reason: string | undefined,
): ReassignRideInput => ({
  rideId: id,
  fromDriverId: driver?.id ?? '',
  seenVersion: version,
  ...(reason && { reason }),
});
