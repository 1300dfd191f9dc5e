import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AuthFrame } from '../../screens/auth/AuthFrame.tsx';
import { requireNobody } from '../../session/guards.ts';
import { safeOrigin } from '../../session/safe-origin.ts';

interface AuthSearch {
  /** Where the person wanted to go; kept through all these pages. */
  from?: string;
}

export const Route = createFileRoute('/_auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    const from = safeOrigin(search['from']);
    return from ? { from } : {};
  },
  search: { middlewares: [retainSearchParams<AuthSearch>(['from'])] },
  beforeLoad: ({ context, search }) => requireNobody({ context }, search.from),
  component: AuthFrame,
});
