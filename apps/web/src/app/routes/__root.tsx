import { Stack } from '@mantine/core';
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFound } from '../shell/NotFound.tsx';

export const Route = createRootRoute({
  component: Outlet,
  // Outside the shell, nothing else marks the main content.
  notFoundComponent: () => (
    <Stack component="main" gap={0} mih="100dvh">
      <NotFound />
    </Stack>
  ),
});
