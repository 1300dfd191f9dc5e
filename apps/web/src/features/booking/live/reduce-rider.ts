import type {
  DriverPosition,
  Live,
  LostDriver,
  RiderChange,
  RiderRide,
  RiderSnapshot,
} from '@ridewire/contracts';
import { isNewerRide } from '../../rides/live/is-newer-ride.ts';

export interface RiderState {
  /** The active ride, or the one that ended while this page was open; null for none. */
  ride: RiderRide | null;
  /** The driver's position; null while unknown. */
  position: DriverPosition | null;
  /** The waiting ride's former driver. */
  lost?: LostDriver;
  /** Its last change was an admin's, to its route or its type. */
  bySupport?: true;
  /** When its driver was lost and the search began again, server clock in milliseconds; absent for the first search. */
  searchBeganMs?: number;
}

export type RiderMessage = Live<RiderSnapshot, RiderChange>;
type RideChange = Extract<RiderChange, { kind: 'ride' }>;

const positionOf = (ride: RiderRide | null, position: DriverPosition | null): DriverPosition | null =>
  position && ride?.driver?.id === position.driverId ? position : null;

/** The rider's state after a message. The same state, untouched, when the message is old news. */
export function reduceRider(state: RiderState | undefined, message: RiderMessage): RiderState {
  if (message.type === 'snapshot') return keepEnding(state, message.data);
  const { ride, position } = state ?? { ride: null, position: null };
  const change = message.data;
  if (change.kind === 'ride') {
    if (state && !isNewerRide(ride, change.ride)) return state;
    const lost = lostOf(state, change);
    return {
      ride: change.ride,
      position: positionOf(change.ride, position),
      ...(lost && { lost }),
      ...(change.bySupport && { bySupport: true }),
    };
  }
  const isOld = position?.driverId === change.position.driverId && change.position.at <= position.at;
  if (state && (isOld || !positionOf(ride, change.position))) return state;
  return { ...state, ride, position: positionOf(ride, change.position) };
}

/** The driver a waiting ride lost: the one who left with this change, or one who had left before. */
function lostOf(state: RiderState | undefined, { ride, lost: why }: RideChange): LostDriver | undefined {
  if (ride.status !== 'requested' || ride.next) return undefined;
  const before = state?.ride?.id === ride.id ? state : undefined;
  const had = before?.ride?.driver ?? before?.ride?.next?.driver;
  return why ? { why, name: had?.name ?? null } : before?.lost;
}

/** A snapshot has only active rides: a ride that ended before our eyes stays on the screen until the person leaves it. */
function keepEnding(state: RiderState | undefined, snapshot: RiderSnapshot): RiderState {
  const ended = state?.ride?.status === 'completed' || state?.ride?.status === 'canceled';
  if (snapshot.ride === null && ended) return { ride: state.ride, position: null };
  const { ride, position, lost } = snapshot;
  return { ride, position: positionOf(ride, position), ...(lost && { lost }) };
}
