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

/** This device's position, while the driver is online or driving. */
export const useOwnPosition = (): OwnPosition => useSyncExternalStore(subscribe, getOwnPosition);

/** An older place doesn't tell where the car is now, in milliseconds. */
const FRESH_MS = 60_000;

/** The place, if it is accurate enough to measure from. */
export const measurable = (position: OwnPosition['position'], nowMs: number): OwnPosition['position'] =>
  position && !isCoarse(position) && nowMs - position.at < FRESH_MS ? position : null;

/** The same for a good position only, while the driver is online or driving. */
export function useGoodPosition(): OwnPosition['position'] {
  const { position } = useOwnPosition();
  return position && !isCoarse(position) ? position : null;
}
