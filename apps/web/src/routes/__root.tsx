import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFound } from '../screens/not-found/NotFound.tsx';
import { ScreenError } from '../shell/ScreenError.tsx';
import { ScreenPending } from '../shell/ScreenPending.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
  pendingComponent: ScreenPending,
});
