import type { DriverPosition } from '@ridewire/contracts';
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
