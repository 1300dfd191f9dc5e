import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Look } from './Look.tsx';
import { api, trpc } from './live/trpc.ts';
import { SpokenTexts } from './texts/SpokenTexts.tsx';

/** What every screen stands on: data, words, look. */
export function Ground({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SpokenTexts>
          <Look>{children}</Look>
        </SpokenTexts>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
