import { distanceMeters, drivingSeconds, type DriverPosition, type LatLng } from '@ridewire/contracts';

/** A driver whose place is older isn't sent without a press. */
export const AUTO_ACCEPT_FRESH_MS = 30_000;

export interface AutoAcceptFacts {
  /** The driver's own choice, always or for this ride. */
  isWanted: boolean;
  /** Their app follows their rides over a socket of this process. */
  isConnected: boolean;
  /** If known well. */
  position: Pick<DriverPosition, 'at'> | undefined;
}

/** Whether the ride a driver was matched to is taken for them. */
export const mayAcceptFor = ({ isWanted, isConnected, position }: AutoAcceptFacts, nowMs: number): boolean =>
  isWanted && isConnected && position !== undefined && nowMs - position.at <= AUTO_ACCEPT_FRESH_MS;

/** A scheduled ride that the driver took beforehand. */
export interface RideAhead {
  pickup: LatLng;
  pickupMs: number;
}

const secondsBetween = (from: LatLng, to: LatLng): number => drivingSeconds(distanceMeters(from, to));

/** Whether a driver who begins this ride now reaches the pickup of the one ahead in time, by straight lines. */
export function endsInTime(
  ride: { pickup: LatLng; destination: LatLng; durationSeconds: number },
  position: LatLng,
  ahead: RideAhead,
  nowMs: number,
): boolean {
  const seconds =
    secondsBetween(position, ride.pickup) +
    ride.durationSeconds +
    secondsBetween(ride.destination, ahead.pickup);
  return nowMs + seconds * 1_000 <= ahead.pickupMs;
}
