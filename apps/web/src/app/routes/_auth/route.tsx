import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AuthFrame } from '../../../features/auth/AuthFrame.tsx';
import { requireNobody } from '../../../features/session/guards.ts';
import { safeOrigin } from '../../../features/session/safe-origin.ts';

interface AuthSearch {
  /** Where the person wanted to go; kept through all these pages. */
  from?: string | undefined;
}

export const Route = createFileRoute('/_auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    // Named even when it is none: what a route doesn't name stays as it came.
    return { from: safeOrigin(search['from']) };
  },
  search: { middlewares: [retainSearchParams<AuthSearch>(['from'])] },
  beforeLoad: ({ search }) => requireNobody(search.from),
  component: AuthFrame,
});
