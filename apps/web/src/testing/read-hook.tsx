import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { queryClient } from '../kit/live/query-client.ts';
import { api, trpc } from '../kit/live/trpc.ts';

/** What a hook gives a component, with the cache as it is. Nothing is asked of the server: effects don't run here. */
export function readHook<Result>(useIt: () => Result, cache = queryClient): Result {
  let result: { read: Result } | undefined;
  const Probe = () => {
    result = { read: useIt() };
    return null;
  };
  renderToString(
    <trpc.Provider client={api} queryClient={cache}>
      <QueryClientProvider client={cache}>
        <Probe />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  if (!result) throw new Error('The hook was not called.');
  return result.read;
}
