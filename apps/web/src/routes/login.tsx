import { createFileRoute } from '@tanstack/react-router';
import { Login } from '../screens/login/Login.tsx';
import { configQuery } from '../session/config-query.ts';
import { requireNobody } from '../session/guards.ts';
import { safeOrigin } from '../session/safe-origin.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { from?: string } => {
    const from = safeOrigin(search['from']);
    return from ? { from } : {};
  },
  beforeLoad: ({ context, search }) => requireNobody({ context }, search.from),
  // Not awaited: the form is there without the demo accounts.
  loader: ({ context }) => void context.queryClient.prefetchQuery(configQuery),
  component: Login,
});
