import { RidewireProvider } from '@ridewire/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useLinkPart } from './live/link-state.ts';
import { queryClient } from './live/query-client.ts';
import { api, trpc } from './live/trpc.ts';
import { router } from './router.ts';
import { configQuery } from './session/config-query.ts';
import { LiveSession } from './session/LiveSession.tsx';
import { lazyExtra } from './shell/lazy-extra.ts';
import { SpokenTexts } from './texts/SpokenTexts.tsx';
import { useTexts } from './texts/use-texts.ts';

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
            <Suspense>
              <Toasts />
            </Suspense>
          </Look>
        </SpokenTexts>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Look({ children }: { children: ReactNode }) {
  const { pieces, format } = useTexts();
  const clockOffsetMs = useLinkPart('clockOffsetMs');
  // Asked for by the routes that need it; here it is only read.
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  const inCity = useMemo(() => ({ ...format, timeZone: config?.timeZone }), [format, config?.timeZone]);
  return (
    <RidewireProvider texts={pieces} format={inCity} clockOffsetMs={clockOffsetMs}>
      {children}
    </RidewireProvider>
  );
}
