import type { QueryClient } from '@tanstack/react-query';
import { getConnection, subscribeConnection } from './connection-state.ts';

/** The parts of the live link used here. */
interface GainedConnection {
  openCount: () => number;
  subscribe: (listener: () => void) => () => void;
}

const theLink: GainedConnection = {
  openCount: () => getConnection().openCount,
  subscribe: subscribeConnection,
};

/**
 * Retries failed queries each time the live link is regained: shown ones at once, all others when they are shown.
 * Subscriptions bring their own snapshot, and successful queries stay as they are.
 * @returns the function that stops it
 */
export function askAgainWhenConnected(cache: QueryClient, link: GainedConnection = theLink): () => void {
  let known = link.openCount();
  return link.subscribe(() => {
    const openCount = link.openCount();
    if (openCount === known) return;
    known = openCount;
    void cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  });
}
