import { backoffMs } from '@ridewire/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isPassing } from './error-sentence.ts';

/** By then a failed query has been tried three times. */
const AT_LEAST_MS = 800;

interface Waiting {
  failures: number;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Retries shown queries that failed because the server was away or not ready, less and less often. The live link may stay
 * open all the time, so nothing else would say when the server is back. Refusals are not retried.
 * @returns the function that stops it
 */
export function askUntilAnswered(cache: QueryClient): () => void {
  const waiting = new Map<string, Waiting>();
  const forget = ({ queryHash }: Pick<Query, 'queryHash'>) => {
    clearTimeout(waiting.get(queryHash)?.timer);
    waiting.delete(queryHash);
  };
  const askAgain = (query: Query) => {
    // It is asked for anyway when it is next shown.
    if (!query.isActive()) forget(query);
    else if (query.state.fetchStatus === 'idle') query.fetch().catch(() => {});
  };
  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === 'removed') return forget(query);
    if (event.type !== 'updated') return undefined;
    if (event.action.type === 'success') return forget(query);
    if (event.action.type !== 'error') return undefined;
    const failures = (waiting.get(query.queryHash)?.failures ?? 0) + 1;
    forget(query);
    if (!isPassing(event.action.error)) return undefined;
    const timer = setTimeout(() => askAgain(query), AT_LEAST_MS + backoffMs(failures));
    waiting.set(query.queryHash, { failures, timer });
    return undefined;
  });
  return () => {
    unsubscribe();
    for (const { timer } of waiting.values()) clearTimeout(timer);
    waiting.clear();
  };
}
