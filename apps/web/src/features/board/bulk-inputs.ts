import type { BoardRide, ReassignRideInput, SetRideStatusInput } from '@ridewire/contracts';

/** Each names the ride as it was seen: one that has changed meanwhile, be it back to the same status, is refused, but not one that was only offered to more drivers. */
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
