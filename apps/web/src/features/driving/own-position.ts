import { isCoarse, type DriverPosition } from '@ridewire/contracts';
import { useSyncExternalStore } from 'react';

/** off: not needed. waiting: asked for, nothing yet. lost: allowed, but the device finds no place. */
export type LocationState = 'off' | 'waiting' | 'on' | 'denied' | 'lost' | 'unsupported';

export interface OwnPosition {
  state: LocationState;
  /** The latest fix, server clock; stays when the device finds no newer one. */
  position: Omit<DriverPosition, 'driverId'> | null;
}

let current: OwnPosition = { state: 'off', position: null };
const listeners = new Set<() => void>();

export function setOwnPosition(change: Partial<OwnPosition>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export const getOwnPosition = (): OwnPosition => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What this device's position tells, while the driver is online or driving. A car reports each second, so parts of a page
 * that need less than the place itself are drawn again only when what they need has changed.
 */
export const useOfOwn = <T>(tell: (own: OwnPosition) => T): T =>
  useSyncExternalStore(subscribe, () => tell(current));

const itself = <T>(whole: T): T => whole;

/** This device's position, while the driver is online or driving. */
export const useOwnPosition = (): OwnPosition => useOfOwn(itself);

/** An older place doesn't tell where the car is now, in milliseconds. */
const FRESH_MS = 60_000;

/** The place, if it is accurate enough to measure from. */
export const measurable = (position: OwnPosition['position'], nowMs: number): OwnPosition['position'] =>
  position && !isCoarse(position) && nowMs - position.at < FRESH_MS ? position : null;

/** What the driver's position tells if it is a good one; see useOfOwn. */
export const useOfPosition = <T>(tell: (position: OwnPosition['position']) => T): T =>
  useOfOwn(({ position }) => tell(position && !isCoarse(position) ? position : null));

/** The driver's position, if it is a good one. */
export const useGoodPosition = (): OwnPosition['position'] => useOfPosition(itself);
