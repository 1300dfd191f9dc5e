import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * TanStack Query forgets why a query without data failed as soon as it is read again, so a page would show its skeletons
 * for each retry and then the failure again. Here a failure on screen stays until there are data or another failure;
 * `isFetching` says that it is being retried. A page that is opened anew begins with its skeletons.
 * @returns the function that stops it
 */
export function keepFailures(cache: QueryCache): () => void {
  const failures = new WeakMap<Query, Error>();
  return cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) failures.delete(query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') failures.set(query, event.action.error);
    else if (event.action.type === 'fetch') {
      const error = failures.get(query);
      // Before anyone hears of the read: those who watch are told once this round is over.
      if (error && query.state.status === 'pending') query.setState({ status: 'error', error });
    } else if (query.state.status !== 'error') failures.delete(query);
  });
}
