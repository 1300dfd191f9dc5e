import { QueryClient } from '@tanstack/react-query';
import { findErrorCode, isPassing } from './error-sentence.ts';

/** What the server answered on purpose is not asked again; a lost connection is, twice, before it is said. */
const retry = (failures: number, error: Error) =>
  (findErrorCode(error) === null || isPassing(error)) && failures < 2;

/** The one home of server data. Nothing in it is fetched on a timer or a focus: the push says what changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry,
      retryDelay: (failures) => 300 * 2 ** failures,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Asking without a network fails, and the screen says so; waiting in silence says nothing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
