import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFound } from '../screens/not-found/NotFound.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  // Outside the shell nothing else says where the content is.
  notFoundComponent: () => (
    <main className="rw-whole-page">
      <NotFound />
    </main>
  ),
});
