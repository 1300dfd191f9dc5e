import {
  distanceMeters,
  isActive,
  lastMoved,
  type BoardChange,
  type BoardDriver,
  type BoardRide,
  type BoardSnapshot,
  type DriverPosition,
  type Live,
} from '@ridewire/contracts';
import { ForkMap } from '../../../kit/live/fork-map.ts';

/**
 * The board at one moment; it never changes. It has three maps, so that what shows rides does not render again when a car
 * moves. Keys are ride and driver ids.
 */
export interface BoardState {
  /** The rides that differ from those in an older map; null if all may differ. */
  changed: { since: ReadonlyMap<string, BoardRide>; ids: ReadonlySet<string> } | null;
  /** Active rides, and those that finished within the last ten minutes; newest first in a snapshot, then as they come. */
  rides: ReadonlyMap<string, BoardRide>;
  drivers: ReadonlyMap<string, LiveDriver>;
  positions: ReadonlyMap<string, DriverPosition>;
  /** The first position of each driver who has stayed in about one place for a while, by the server's clock. */
  standing: ReadonlyMap<string, DriverPosition>;
  /** When each finished ride last changed status, ms, in the order reported. */
  finished: ReadonlyMap<string, number>;
}

export type LiveDriver = Omit<BoardDriver, 'position'>;
export type BoardMessage = Live<BoardSnapshot, BoardChange>;

/** How long finished rides stay, in milliseconds: as long as a snapshot has them. */
const KEEP_FINISHED_MS = 600_000;
/** Receivers drift: within this distance a car may be reported elsewhere without having moved, in meters. */
const STANDING_METERS = 30;

const NOTHING: BoardState = {
  changed: null,
  rides: new Map(),
  drivers: new Map(),
  positions: new Map(),
  standing: new Map(),
  finished: new Map(),
};

/** The board after these messages; the same state if they are old news. Only maps that change are forked, each once. */
export function reduceBoardBatch(state: BoardState = NOTHING, messages: readonly BoardMessage[]): BoardState {
  let draft = openDraft(state);
  for (const message of messages) {
    if (message.type === 'snapshot') draft = openDraft(fromSnapshot(message.data));
    else put(draft, message.data);
  }
  return closeDraft(draft);
}

export const reduceBoard = (state: BoardState | undefined, message: BoardMessage): BoardState =>
  reduceBoardBatch(state, [message]);

function fromSnapshot({ rides, drivers }: BoardSnapshot): BoardState {
  const finished = rides
    .filter(({ status }) => !isActive(status))
    .map((ride) => [ride.id, lastMovedMs(ride)] as const)
    .toSorted(([, a], [, b]) => a - b);
  const known = new ForkMap<string, LiveDriver>();
  const positions = new ForkMap<string, DriverPosition>();
  for (const { position, ...driver } of drivers) {
    known.set(driver.id, driver);
    if (position) positions.set(driver.id, position);
  }
  return {
    changed: null,
    rides: new ForkMap(rides.map((ride) => [ride.id, ride])),
    drivers: known,
    positions,
    standing: positions,
    finished: new ForkMap(finished),
  };
}

/** A state being changed: its maps are the old ones until they are written to. */
interface Draft {
  from: BoardState;
  changedRides: Set<string>;
  rides: CopyOnWrite<string, BoardRide>;
  drivers: CopyOnWrite<string, LiveDriver>;
  positions: CopyOnWrite<string, DriverPosition>;
  standing: CopyOnWrite<string, DriverPosition>;
  finished: CopyOnWrite<string, number>;
}

class CopyOnWrite<Key, Value> {
  now: ReadonlyMap<Key, Value>;
  #own: ForkMap<Key, Value> | undefined;

  constructor(from: ReadonlyMap<Key, Value>) {
    this.now = from;
  }

  write(): ForkMap<Key, Value> {
    this.now = this.#own ??= this.now instanceof ForkMap ? this.now.fork() : new ForkMap(this.now);
    return this.#own;
  }
}

const openDraft = (from: BoardState): Draft => ({
  from,
  changedRides: new Set(),
  rides: new CopyOnWrite(from.rides),
  drivers: new CopyOnWrite(from.drivers),
  positions: new CopyOnWrite(from.positions),
  standing: new CopyOnWrite(from.standing),
  finished: new CopyOnWrite(from.finished),
});

function closeDraft({ from, changedRides, ...maps }: Draft): BoardState {
  const [rides, drivers, positions] = [maps.rides.now, maps.drivers.now, maps.positions.now];
  const isSame = rides === from.rides && drivers === from.drivers && positions === from.positions;
  if (isSame) return from;
  return {
    changed: rides === from.rides ? from.changed : { since: from.rides, ids: changedRides },
    rides,
    drivers,
    positions,
    standing: maps.standing.now,
    finished: maps.finished.now,
  };
}

function put(draft: Draft, change: BoardChange): void {
  switch (change.kind) {
    case 'ride':
      return putRide(draft, change.ride);
    case 'gone':
      return removeRide(draft, change.rideId);
    case 'driver': {
      const held = draft.drivers.now.get(change.driver.id);
      if (!held || held.version < change.driver.version)
        draft.drivers.write().set(change.driver.id, withBreak(held, change.driver));
      return;
    }
    case 'positions':
      for (const position of change.positions) putPosition(draft, position);
  }
}

function putRide(draft: Draft, ride: BoardRide): void {
  const held = draft.rides.now.get(ride.id);
  if (held && held.version >= ride.version) return;
  draft.rides.write().set(ride.id, ride);
  draft.changedRides.add(ride.id);
  const movedMs = lastMovedMs(ride);
  if (draft.finished.now.has(ride.id)) draft.finished.write().delete(ride.id);
  if (!isActive(ride.status)) draft.finished.write().set(ride.id, movedMs);
  for (const [id, finishedMs] of draft.finished.now) {
    if (finishedMs >= movedMs - KEEP_FINISHED_MS) break;
    removeRide(draft, id);
  }
}

function removeRide(draft: Draft, rideId: string): void {
  if (draft.finished.now.has(rideId)) draft.finished.write().delete(rideId);
  if (!draft.rides.now.has(rideId)) return;
  draft.rides.write().delete(rideId);
  draft.changedRides.add(rideId);
}

function putPosition({ positions, standing }: Draft, position: DriverPosition): void {
  const { driverId, at } = position;
  if (at <= (positions.now.get(driverId)?.at ?? -1)) return;
  positions.write().set(driverId, position);
  const from = standing.now.get(driverId);
  if (!from || distanceMeters(from, position) > STANDING_METERS) standing.write().set(driverId, position);
}

const lastMovedMs = (ride: BoardRide): number => Date.parse(lastMoved(ride)) || 0;

/** A process of the release before breaks doesn't say whether there is one: then it goes on, unless they are back. */
const withBreak = (held: LiveDriver | undefined, driver: LiveDriver): LiveDriver =>
  held?.onBreak && driver.onBreak === undefined && !driver.available
    ? { ...driver, onBreak: held.onBreak }
    : driver;

/**
 * Whether to show a driver: online, or driving. A driver who went offline stays known, so that old news can't bring them
 * back.
 */
export const isDriverShown = (
  { id, available }: Pick<LiveDriver, 'id' | 'available'>,
  driving: { has(driverId: string): boolean },
): boolean => available || driving.has(id);
