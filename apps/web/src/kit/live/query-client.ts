import { QueryClient } from '@tanstack/react-query';
import { findErrorCode, isPassing } from './error-sentence.ts';

/** Deliberate answers of the server are not retried. A lost connection is retried twice before the failure shows. */
const retry = (failures: number, error: Error) =>
  (findErrorCode(error) === null || isPassing(error)) && failures < 2;

/** All server data is here. It is never fetched by a timer or on focus: pushes say what changed. */
export const queryClient = new QueryClient({
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
