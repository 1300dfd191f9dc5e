import type { DriverRide, DrivingChange, DrivingSnapshot, Live } from '@ridewire/contracts';
import { isNewerRide } from '../rides/live/is-newer-ride.ts';

export interface DrivingState {
  /** The ride under way, or the one that ended while this page was open; null for none. */
  ride: DriverRide | null;
  /** The ride after that one. */
  next?: DriverRide;
  /** The last ride that stopped being this driver's, and its version then. */
  left: {
    ride: DriverRide | null;
    rideId: string;
    version: number;
    notMoving?: true;
    barred?: true;
    wasNext?: true;
  } | null;
  /** The ride that ended as the present one began: its fare may still be unpaid. */
  before?: DriverRide;
  /** The ride's last change was made by an admin. */
  bySupport?: true;
  /** It moved to its present status automatically, because the car set off. */
  byItself?: true;
  /** The route changed. */
  rerouted?: true;
}

type Left = Extract<DrivingChange, { kind: 'left' }>;
export type DrivingMessage = Live<DrivingSnapshot, DrivingChange>;

/** The driver's ride after a message. The same state, untouched, when the message is old news. */
export function reduceDriving(state: DrivingState | undefined, message: DrivingMessage): DrivingState {
  const { ride, left } = state ?? { ride: null, left: null };
  if (message.type === 'snapshot') {
    const ended = ride?.status === 'completed' || ride?.status === 'canceled';
    const { next } = message.data;
    const rerouted = isRerouted(ride, message.data.ride);
    return {
      ride: message.data.ride ?? (ended ? ride : null),
      left: null,
      ...(next && { next }),
      ...(rerouted && { rerouted }),
    };
  }
  const change = message.data;
  const next = state?.next;
  if (change.kind === 'next') return takeNext(state, change.ride);
  if (change.kind === 'left') {
    if (next?.id === change.rideId) return leaveNext(state!, change);
    const isMine = ride?.id === change.rideId;
    if (isMine && ride.version >= change.version && state) return state;
    if (left?.rideId === change.rideId && left.version >= change.version && state) return state;
    return {
      ride: isMine ? null : ride,
      ...(next && { next }),
      left: {
        ride: isMine ? ride : null,
        rideId: change.rideId,
        version: change.version,
        ...(change.notMoving && { notMoving: true }),
        ...(change.barred && { barred: true }),
      },
    };
  }
  if (state?.before?.id === change.ride.id)
    // Its end was overtaken by the ride that began with it.
    return state.before.version < change.ride.version ? { ...state, before: change.ride } : state;
  const wasLeft = left?.rideId === change.ride.id && left.version >= change.ride.version;
  if (state && (wasLeft || !isNewerRide(ride, change.ride))) return state;
  // The next ride is the present one now.
  const isNow = next?.id === change.ride.id;
  const before = isNow ? ride : state?.before;
  return {
    ride: change.ride,
    left,
    ...(before && { before }),
    ...(next && !isNow && { next }),
    ...(change.bySupport && { bySupport: true }),
    ...(change.byItself && { byItself: true }),
    ...(isRerouted(ride, change.ride) && { rerouted: true }),
  };
}

/** Whether the same ride goes elsewhere, however that became known. */
const isRerouted = (before: DriverRide | null, now: DriverRide | null): boolean =>
  before !== null && before.id === now?.id && placesOf(before) !== placesOf(now);

const placesOf = ({ stops = [], destination }: DriverRide): string =>
  [...stops, destination].map(({ lat, lng, address }) => `${lat} ${lng} ${address}`).join('\n');

function takeNext(state: DrivingState | undefined, next: DriverRide): DrivingState {
  const { ride, left } = state ?? { ride: null, left: null };
  const isOld =
    (left?.rideId === next.id && left.version >= next.version) ||
    (ride?.id === next.id && ride.version >= next.version) ||
    (state?.next?.id === next.id && state.next.version >= next.version);
  return state && isOld ? state : { ...state, ride, left, next };
}

/** The next ride goes to another driver; the one under way stays the same. */
function leaveNext(state: DrivingState, { rideId, version }: Left): DrivingState {
  if ((state.next?.version ?? 0) >= version) return state;
  const { next: _gone, ...rest } = state;
  return { ...rest, left: { ride: null, rideId, version, wasNext: true } };
}
