import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider, useHydrated } from '@tanstack/react-router';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { RidewireProvider } from '@ridewire/ui';
import { useFollowLanguage } from '../kit/texts/use-follow-language.ts';
import { useConnectionPart } from '../kit/live/connection-state.ts';
import { api, trpc } from '../kit/live/trpc.ts';
import { lazyExtra } from '../kit/page/lazy-extra.tsx';
import { useFormatTexts, usePiecesTexts } from '../kit/texts/ui-texts.ts';

const SandboxSign = lazyExtra(async () => (await import('../features/sandbox/SandboxSign.tsx')).SandboxSign);

export interface AppProps {
  router: AnyRouter;
  queryClient: QueryClient;
  /** Shown next to the pages, and not part of what the build prerenders. */
  children?: ReactNode;
}

/** The app's pages and their providers: the same in the browser and where the build prerenders the login page. */
export function App({ router, queryClient, children }: AppProps) {
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        {useHydrated() && children}
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}

/** What every screen needs: data, words, look. */
function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useFollowLanguage();
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>{children}</ThemeProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** The look of all pages, with the words of the present language and the city's time zone. */
function ThemeProvider({ children }: { children: ReactNode }) {
  const pieces = usePiecesTexts();
  const format = useFormatTexts();
  const clockOffsetMs = useConnectionPart('clockOffsetMs');
  // Loaded by the routes that need it; only read here.
  const { data: config } = trpc.system.config.useQuery(undefined, { enabled: false });
  const inCity = useMemo(() => ({ ...format, timeZone: config?.timeZone }), [format, config?.timeZone]);
  return (
    <RidewireProvider texts={pieces} format={inCity} clockOffsetMs={clockOffsetMs}>
      {/* The build drew the login page without it, and the app takes that page over with what was typed. */}
      {useHydrated() && config?.isSandbox && <SandboxSign />}
      {children}
    </RidewireProvider>
  );
}
