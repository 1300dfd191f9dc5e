import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './live/query-client.ts';
import { Ground } from './Ground.tsx';
import { router } from './router.ts';
import { LiveSession } from './session/LiveSession.tsx';
import { lazyExtra } from './shell/lazy-extra.tsx';

/** After the first screen: what is to be said before waits in the store. */
const Toasts = lazyExtra(async () => (await import('./shell/Toasts.tsx')).Toasts);

/** The app: its pages, the live session behind them, and what is said over them. */
export function App() {
  return (
    <Ground queryClient={queryClient}>
      <LiveSession />
      <RouterProvider router={router} />
      <Toasts />
    </Ground>
  );
}
