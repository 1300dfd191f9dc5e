import type { QueryClient } from '@tanstack/react-query';
import { getLink, subscribeLink } from './link-state.ts';

/** What of the live link is looked at here. */
interface GainedLink {
  openCount: () => number;
  subscribe: (listener: () => void) => () => void;
}

const theLink: GainedLink = { openCount: () => getLink().openCount, subscribe: subscribeLink };

/**
 * Asks again for what failed, each time the live link is gained: what is shown at once, all else when it is shown.
 * Subscriptions bring their own snapshot; what was read well stays as it was.
 * @returns the function that stops it
 */
export function askAgainWhenLinked(cache: QueryClient, link: GainedLink = theLink): () => void {
  let known = link.openCount();
  return link.subscribe(() => {
    const openCount = link.openCount();
    if (openCount === known) return;
    known = openCount;
    void cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  });
}
