import { setImmediate as breathe } from 'node:timers/promises';
import {
  isWithin,
  nearbyCell,
  type LatLng,
  type NearbyCar,
  type NearbyCars,
  type NearbyCarsInput,
  type RideTypeTerms,
} from '@ridewire/contracts';
import type { ClientConfig } from '../core/client-config.ts';
import type { DriverIndex } from './driver-index.ts';
import type { View, EventHub } from '../live/event-hub.ts';
import type { LatestPositions } from './latest-positions.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { Live } from '../live/live-subscription.ts';
import { nearbyTopic } from '../live/topics.ts';

interface Deps {
  hub: EventHub;
  positions: LatestPositions;
  drivers: DriverIndex;
  nearby: WatchedCells;
  clientConfig: ClientConfig;
  rideTypes: Pick<RideTypes, 'getOffered'>;
}

/** Enough to see that cars are about; which drivers are out, and where, stays private. */
const NEAREST = { limit: 12, radiusMeters: 3_000, includesUnplaced: false };
/** About eleven meters. */
const SHOWN_STEPS_PER_DEGREE = 10_000;
/** How often every car gets a new id, in milliseconds. */
const RENAME_MS = 300_000;
/** How many squares are looked at before other work gets its turn. */
const AT_ONCE = 8;

/** A square whose cars someone looks at. */
export interface WatchedCell {
  center: LatLng;
  /** Only cars that take this type; all if absent. */
  type?: RideTypeTerms | undefined;
  /** The ids of its cars, by driver. */
  ids: Map<string, number>;
  lastId: number;
  namedAt: number;
  /** The cars as last sent. */
  told: NearbyCar[];
}

/** The watched squares of this process, by their place. */
export type WatchedCells = Map<string, WatchedCell>;

const cellKey = ({ lat, lng }: LatLng, type = '') => `${lat} ${lng} ${type}`;

/** The idle cars nearest to a square's middle, in the order of their arrival. */
export function listNearby(
  { drivers, positions }: { drivers: DriverIndex; positions: Pick<LatestPositions, 'getGood'> },
  cell: WatchedCell,
  now: number,
): NearbyCar[] {
  if (now - cell.namedAt > RENAME_MS) Object.assign(cell, { ids: new Map(), namedAt: now });
  const ids = new Map<string, number>();
  const { type } = cell;
  const others = { has: (driverId: string) => type !== undefined && !drivers.takes(driverId, type) };
  const cars = drivers.nearest(cell.center, NEAREST, others, now).flatMap(({ driverId }) => {
    const position = positions.getGood(driverId, now);
    if (!position) return [];
    const id = cell.ids.get(driverId) ?? (cell.lastId += 1);
    ids.set(driverId, id);
    return { id, lat: toShown(position.lat), lng: toShown(position.lng), bearing: position.bearing };
  });
  // A car that left gets a new id when it returns.
  cell.ids = ids;
  return cars.toSorted((a, b) => a.id - b.id);
}

const toShown = (degrees: number) => Math.round(degrees * SHOWN_STEPS_PER_DEGREE) / SHOWN_STEPS_PER_DEGREE;

export const newCell = (center: LatLng, now: number, type?: RideTypeTerms): WatchedCell => ({
  center,
  type,
  ids: new Map(),
  lastId: 0,
  namedAt: now,
  told: [],
});

const view: View<NearbyCars> = (event) => (event.event === 'nearby.moved' ? { cars: event.cars } : undefined);

/**
 * The idle cars around a point that take a ride type, for people without a ride; none outside the pickup area. Reads
 * only memory.
 * @throws AppError BAD_INPUT for an unknown type
 */
export function liveNearbyCars(
  deps: Deps,
  { type: id, ...point }: NearbyCarsInput,
): Live<NearbyCars, NearbyCars> {
  const type = id === undefined ? undefined : deps.rideTypes.getOffered(id);
  const center = nearbyCell(point);
  const key = cellKey(center, id);
  return new Live({
    hub: deps.hub,
    topic: nearbyTopic(key),
    view,
    read: () => {
      if (!isWithin(deps.clientConfig.pickupArea, point)) return Promise.resolve({ cars: [] });
      const known = deps.nearby.get(key);
      const cell = known ?? newCell(center, Date.now(), type);
      const cars = listNearby(deps, cell, Date.now());
      if (!known) deps.nearby.set(key, Object.assign(cell, { told: cars }));
      return Promise.resolve({ cars });
    },
  });
}

/** Sends the changes in a square since the last call to its watchers: once for all of them. */
export async function publishNearbyCars(
  deps: Pick<Deps, 'hub' | 'positions' | 'drivers' | 'nearby'>,
): Promise<void> {
  let looked = 0;
  for (const [key, cell] of deps.nearby) {
    const topic = nearbyTopic(key);
    if (!deps.hub.has(topic)) {
      deps.nearby.delete(key);
      continue;
    }
    if ((looked += 1) % AT_ONCE === 0) await breathe();
    const cars = listNearby(deps, cell, Date.now());
    if (JSON.stringify(cars) === JSON.stringify(cell.told)) continue;
    // A car that moved moves again; that one left is sent only once.
    const isSame = cars.length === cell.told.length && cars.every(({ id }, i) => id === cell.told[i]?.id);
    cell.told = cars;
    deps.hub.publish(topic, { event: 'nearby.moved', cars }, isSame);
  }
}
