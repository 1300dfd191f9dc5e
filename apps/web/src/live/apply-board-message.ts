import {
  distanceMeters,
  isActive,
  type BoardChange,
  type BoardDriver,
  type BoardRide,
  type BoardSnapshot,
  type DriverPosition,
  type Live,
} from '@ridewire/contracts';
import { faceOf } from './face-of.ts';

/**
 * Three maps, so that what shows rides does not render again when a car moves. Keys are ride and driver ids. Ten thousand
 * entries are not copied for each change: the maps change in place, and show another face when they did.
 */
export interface BoardState {
  /** Active rides, and those that finished within the last ten minutes; newest first in a snapshot, then as they come. */
  rides: ReadonlyMap<string, BoardRide>;
  drivers: ReadonlyMap<string, LiveDriver>;
  positions: ReadonlyMap<string, DriverPosition>;
  /** From when on each driver has been about where they are now, in ms of the server's clock. */
  standingSince: ReadonlyMap<string, number>;
  own: OwnMaps;
}

/** What changes in place; nobody else's to touch. */
interface OwnMaps {
  rides: Map<string, BoardRide>;
  drivers: Map<string, LiveDriver>;
  positions: Map<string, DriverPosition>;
  standing: Map<string, DriverPosition>;
  standingSince: Map<string, number>;
  /** When each finished ride last moved, ms, in the order they were told of. */
  finished: Map<string, number>;
  /** Ids of rides that changed or went, since this list began. */
  changed: string[];
}

export type LiveDriver = Omit<BoardDriver, 'position'>;
export type BoardMessage = Live<BoardSnapshot, BoardChange>;

/** Finished rides leave after so long, in milliseconds: as long as a snapshot still has them. */
const KEEP_FINISHED_MS = 600_000;
/** So many are listed; past that another list begins, and who reads it compares everything once. */
const KEPT_CHANGES = 20_000;
/** Receivers wander: closer than this a car may be told of elsewhere without having moved, in meters. */
const STANDING_METERS = 30;

/** The board after a message. The same state, and the same faces where nothing changed, when the message is old news. */
export function applyBoardMessage(state: BoardState | undefined, message: BoardMessage): BoardState {
  if (message.type === 'snapshot') return fromSnapshot(message.data);
  const before = state ?? fromSnapshot({ rides: [], drivers: [] });
  const { own } = before;
  if (own.changed.length > KEPT_CHANGES) own.changed = [];
  const change = message.data;
  switch (change.kind) {
    case 'ride':
      return putRide(own, change.ride) ? { ...before, rides: faceOf(own.rides) } : before;
    case 'gone':
      own.finished.delete(change.rideId);
      own.changed.push(change.rideId);
      return own.rides.delete(change.rideId) ? { ...before, rides: faceOf(own.rides) } : before;
    case 'driver': {
      const held = own.drivers.get(change.driver.id);
      if (held && held.version >= change.driver.version) return before;
      own.drivers.set(change.driver.id, change.driver);
      return { ...before, drivers: faceOf(own.drivers) };
    }
    case 'positions': {
      const moved = change.positions.filter((position) => putPosition(own, position));
      return moved.length > 0 ? { ...before, positions: faceOf(own.positions) } : before;
    }
  }
}

function fromSnapshot({ rides, drivers }: BoardSnapshot): BoardState {
  const own: OwnMaps = {
    rides: new Map(rides.map((ride) => [ride.id, ride])),
    drivers: new Map(),
    positions: new Map(),
    standing: new Map(),
    standingSince: new Map(),
    finished: new Map(),
    changed: [],
  };
  const finished = rides
    .filter(({ status }) => !isActive(status))
    .map((ride) => [ride.id, lastMovedMs(ride)] as const);
  own.finished = new Map(finished.toSorted(([, a], [, b]) => a - b));
  for (const { position, ...driver } of drivers) {
    own.drivers.set(driver.id, driver);
    if (position) putPosition(own, position);
  }
  return {
    rides: faceOf(own.rides),
    drivers: faceOf(own.drivers),
    positions: faceOf(own.positions),
    standingSince: own.standingSince,
    own,
  };
}

function putRide({ rides, finished, changed }: OwnMaps, ride: BoardRide): boolean {
  const held = rides.get(ride.id);
  if (held && held.version >= ride.version) return false;
  rides.set(ride.id, ride);
  changed.push(ride.id);
  const movedMs = lastMovedMs(ride);
  finished.delete(ride.id);
  if (!isActive(ride.status)) finished.set(ride.id, movedMs);
  for (const [id, finishedMs] of finished) {
    if (finishedMs >= movedMs - KEEP_FINISHED_MS) break;
    finished.delete(id);
    rides.delete(id);
    changed.push(id);
  }
  return true;
}

function putPosition({ positions, standing, standingSince }: OwnMaps, position: DriverPosition): boolean {
  const { driverId, at } = position;
  if (at <= (positions.get(driverId)?.at ?? -1)) return false;
  positions.set(driverId, position);
  const from = standing.get(driverId);
  if (!from || distanceMeters(from, position) > STANDING_METERS) {
    standing.set(driverId, position);
    standingSince.set(driverId, at);
  }
  return true;
}

const lastMovedMs = (ride: BoardRide): number =>
  Math.max(0, ...Object.values(ride.times).map((time) => Date.parse(time)));

/** Drivers to be shown: online, or driving. One who went offline stays known, so that old news can't bring them back. */
export const shownDrivers = (
  drivers: BoardState['drivers'],
  driving: { has(driverId: string): boolean },
): LiveDriver[] => [...drivers.values()].filter(({ id, available }) => available || driving.has(id));
