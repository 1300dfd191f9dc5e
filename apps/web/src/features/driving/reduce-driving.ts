import type { DriverRide, DrivingChange, DrivingSnapshot, Live } from '@ridewire/contracts';
import { isNewerRide } from '../rides/live/is-newer-ride.ts';

export interface DrivingState {
  /** The ride under way, or the one that ended while this page was open; null for none. */
  ride: DriverRide | null;
  /** The last ride that stopped being this driver's, and at which version. */
  left: { ride: DriverRide | null; rideId: string; version: number; notMoving?: true } | null;
  /** The ride's last change was made by an admin. */
  bySupport?: true;
}

export type DrivingMessage = Live<DrivingSnapshot, DrivingChange>;

/** The driver's ride after a message. The same state, untouched, when the message is old news. */
export function reduceDriving(state: DrivingState | undefined, message: DrivingMessage): DrivingState {
  const { ride, left } = state ?? { ride: null, left: null };
  if (message.type === 'snapshot') {
    const ended = ride?.status === 'completed' || ride?.status === 'canceled';
    return { ride: message.data.ride ?? (ended ? ride : null), left: null };
  }
  const change = message.data;
  if (change.kind === 'left') {
    const isMine = ride?.id === change.rideId;
    if (isMine && ride.version >= change.version && state) return state;
    if (left?.rideId === change.rideId && left.version >= change.version && state) return state;
    return {
      ride: isMine ? null : ride,
      left: {
        ride: isMine ? ride : null,
        rideId: change.rideId,
        version: change.version,
        ...(change.notMoving && { notMoving: true }),
      },
    };
  }
  const wasLeft = left?.rideId === change.ride.id && left.version >= change.ride.version;
  if (state && (wasLeft || !isNewerRide(ride, change.ride))) return state;
  return { ride: change.ride, left, ...(change.bySupport && { bySupport: true }) };
}
