import { useSyncExternalStore } from 'react';
import { LINK_STATES, nextStatus, type ConnectionStatus, type LinkEvent } from './link-states.ts';

export interface Link {
  status: ConnectionStatus;
  /** Since when, ISO 8601, by this device's clock. A loss that changes from down to offline keeps its time. */
  since: string;
  /** My events since the page opened; positions don't count. Each may send a spark. */
  eventCount: number;
  /** How often the live link was opened. A change means that known data may be old. */
  openCount: number;
  /** Server time minus this device's, in milliseconds. */
  clockOffsetMs: number;
}

const isLost = (status: ConnectionStatus) => LINK_STATES[status].banner !== 'live';

/** A smaller clock offset than this is ignored, because a new offset renders every countdown again. In milliseconds. */
const OFFSET_TOLERANCE_MS = 250;

/** The link after an event. */
export function withEvent(link: Link, event: LinkEvent, at: string): Link {
  const status = nextStatus(link.status, event);
  if (link.status === status) return link;
  const sameLoss = isLost(link.status) && isLost(status);
  return {
    ...link,
    status,
    since: sameLoss ? link.since : at,
    openCount: status === 'live' ? link.openCount + 1 : link.openCount,
  };
}

export function withServerTime(link: Link, serverTimeMs: number, nowMs: number): Link {
  const clockOffsetMs = serverTimeMs - nowMs;
  return Math.abs(clockOffsetMs - link.clockOffsetMs) < OFFSET_TOLERANCE_MS
    ? link
    : { ...link, clockOffsetMs };
}

let current: Link = {
  status: 'idle',
  since: new Date().toISOString(),
  eventCount: 0,
  openCount: 0,
  clockOffsetMs: 0,
};
const listeners = new Set<() => void>();

function set(next: Link): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

export const getConnection = (): Link => current;
/** @param since when it happened, if that was noticed late. @default now */
export const noteLink = (event: LinkEvent, since: string = new Date().toISOString()): void =>
  set(withEvent(current, event, since));
export const countEvent = (): void => set({ ...current, eventCount: current.eventCount + 1 });
export const noteServerTime = (serverTimeMs: number): void =>
  set(withServerTime(current, serverTimeMs, Date.now()));

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The whole link. It renders with each event; if one part is enough, see useConnectionPart. */
export function useConnection(): Link {
  return useSyncExternalStore(subscribeConnection, getConnection);
}

/** One part of the link. A component that shows whether the link is up does not render with each event. */
export function useConnectionPart<Part extends keyof Link>(part: Part): Link[Part] {
  const read = () => current[part];
  return useSyncExternalStore(subscribeConnection, read, read);
}

/** Whether actions that need the server can be done now. A refused press is better than one that waits for the link. */
export const isConnected = (): boolean => current.status === 'live';

export const useIsConnected = (): boolean => useSyncExternalStore(subscribeConnection, isConnected);
