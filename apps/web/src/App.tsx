import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './live/query-client.ts';
import { api, trpc } from './live/trpc.ts';
import { Look } from './Look.tsx';
import { router } from './router.ts';
import { LiveSession } from './session/LiveSession.tsx';
import { lazyExtra } from './shell/lazy-extra.tsx';
import { SpokenTexts } from './texts/SpokenTexts.tsx';

/** After the first screen: what is to be said before waits in the store. */
const Toasts = lazyExtra(async () => (await import('./shell/Toasts.tsx')).Toasts);

/** Everything a screen stands on: data, words, look. */
export function App() {
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SpokenTexts>
          <Look>
            <LiveSession />
            <RouterProvider router={router} />
            <Toasts />
          </Look>
        </SpokenTexts>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
