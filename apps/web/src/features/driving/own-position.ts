import { isCoarse, type DriverPosition } from '@ridewire/contracts';
import { useSyncExternalStore } from 'react';

/** off: nobody needs it. waiting: asked for, nothing yet. lost: allowed, but the device finds no place. */
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

/** Where this device is, as long as the driver is online or driving. */
export const useOwnPosition = (): OwnPosition => useSyncExternalStore(subscribe, getOwnPosition);

/** Longer ago the place says nothing about where the car is now, in milliseconds. */
const FRESH_MS = 60_000;

/** The place, if it is known well enough to measure from it. */
export const measurable = (position: OwnPosition['position'], nowMs: number): OwnPosition['position'] =>
  position && !isCoarse(position) && nowMs - position.at < FRESH_MS ? position : null;

/** The same of this device, as long as the driver is online or driving. */
export function useGoodPosition(): OwnPosition['position'] {
  const { position } = useOwnPosition();
  return position && !isCoarse(position) ? position : null;
}
