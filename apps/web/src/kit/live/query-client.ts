import {
  QueryClient,
  type QueryClientConfig,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { findErrorCode, isPassing } from './error-sentence.ts';
import { keepFailures } from './keep-failures.ts';

/** Deliberate answers of the server are not retried. A lost connection is retried twice before the failure shows. */
const retry = (failures: number, error: Error) =>
  (findErrorCode(error) === null || isPassing(error)) && failures < 2;

/**
 * TanStack Query lets a first read that is under way go on when its data is invalidated. That read may have been
 * answered before the change, so here it is followed by another one. A failure stays on screen while it is retried.
 */
export class PushedQueryClient extends QueryClient {
  constructor(config?: QueryClientConfig) {
    super(config);
    keepFailures(this.getQueryCache());
  }

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll(filters as InvalidateQueryFilters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await super.invalidateQueries(filters, options);
    if (firstReads.length === 0) return;
    await super.invalidateQueries(
      { ...(filters as InvalidateQueryFilters), predicate: (query) => firstReads.includes(query) },
      options,
    );
  }
}

/** All server data is here. It is never fetched by a timer or on focus: pushes say what changed. */
export const queryClient = new PushedQueryClient({
  defaultOptions: {
    queries: {
      retry,
      retryDelay: (failures) => 300 * 2 ** failures,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Without a network a query fails and the screen says so, instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
