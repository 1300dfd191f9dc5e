import {
  isActive,
  isDriving,
  type BoardChange,
  type BoardDriver,
  type BoardRide,
  type BoardSnapshot,
  type DriverPosition,
  type Live,
} from '@ridewire/contracts';

/** Three maps, so that what shows rides does not render again when a car moves. Keys are ride and driver ids. */
export interface BoardState {
  /** Active rides, and those that finished within the last ten minutes; newest first in a snapshot, then as they come. */
  rides: ReadonlyMap<string, BoardRide>;
  drivers: ReadonlyMap<string, LiveDriver>;
  positions: ReadonlyMap<string, DriverPosition>;
}

export type LiveDriver = Omit<BoardDriver, 'position'>;
export type BoardMessage = Live<BoardSnapshot, BoardChange>;

/** Finished rides leave after so long, in milliseconds: as long as a snapshot still has them. */
const KEEP_FINISHED_MS = 600_000;

/** The board after a message. The same state, and the same maps where nothing changed, when the message is old news. */
export function applyBoardMessage(state: BoardState | undefined, message: BoardMessage): BoardState {
  if (message.type === 'snapshot') return fromSnapshot(message.data);
  const before = state ?? { rides: new Map(), drivers: new Map(), positions: new Map() };
  const change = message.data;
  switch (change.kind) {
    case 'ride':
      return applyRide(before, change.ride);
    case 'driver': {
      const held = before.drivers.get(change.driver.id);
      if (held && held.version >= change.driver.version) return before;
      return { ...before, drivers: new Map(before.drivers).set(change.driver.id, change.driver) };
    }
    case 'positions':
      return applyPositions(before, change.positions);
  }
}

function fromSnapshot({ rides, drivers }: BoardSnapshot): BoardState {
  const known = new Map<string, LiveDriver>();
  const positions = new Map<string, DriverPosition>();
  for (const { position, ...driver } of drivers) {
    known.set(driver.id, driver);
    if (position) positions.set(driver.id, position);
  }
  return { rides: new Map(rides.map((ride) => [ride.id, ride])), drivers: known, positions };
}

function applyRide(state: BoardState, ride: BoardRide): BoardState {
  const held = state.rides.get(ride.id);
  if (held && held.version >= ride.version) return state;
  const rides = new Map(state.rides).set(ride.id, ride);
  const keepFrom = lastMovedMs(ride) - KEEP_FINISHED_MS;
  for (const [id, each] of rides)
    if (!isActive(each.status) && lastMovedMs(each) < keepFrom) rides.delete(id);
  return { ...state, rides };
}

function applyPositions(state: BoardState, moved: readonly DriverPosition[]): BoardState {
  const newer = moved.filter(({ driverId, at }) => at > (state.positions.get(driverId)?.at ?? -1));
  if (newer.length === 0) return state;
  const positions = new Map(state.positions);
  for (const position of newer) positions.set(position.driverId, position);
  return { ...state, positions };
}

const lastMovedMs = (ride: BoardRide): number =>
  Math.max(0, ...Object.values(ride.times).map((time) => Date.parse(time)));

/** Drivers to be shown: online, or driving. One who went offline stays known, so that old news can't bring them back. */
export function shownDrivers(state: BoardState): LiveDriver[] {
  const driving = new Set<string>();
  for (const { driver, status } of state.rides.values())
    if (driver && isDriving(status)) driving.add(driver.id);
  return [...state.drivers.values()].filter(({ id, available }) => available || driving.has(id));
}
