import { createFileRoute } from '@tanstack/react-router';
import { Login } from '../../../features/auth/login/Login.tsx';
import { configQuery } from '../../../kit/live/config-query.ts';

export const Route = createFileRoute('/_auth/login')({
  // Not awaited: the form is there without the demo accounts.
  loader: ({ context }) => void context.queryClient.prefetchQuery(configQuery),
  component: Login,
});
