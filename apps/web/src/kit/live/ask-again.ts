import type { QueryClient } from '@tanstack/react-query';
import { getConnection, subscribeConnection } from './connection-state.ts';

/** What of the live link is looked at here. */
interface GainedConnection {
  openCount: () => number;
  subscribe: (listener: () => void) => () => void;
}

const theLink: GainedConnection = {
  openCount: () => getConnection().openCount,
  subscribe: subscribeConnection,
};

/**
 * Asks again for what failed, each time the live link is gained: what is shown at once, all else when it is shown.
 * Subscriptions bring their own snapshot; what was read well stays as it was.
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
