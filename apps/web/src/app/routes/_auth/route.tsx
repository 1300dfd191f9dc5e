import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AuthFrame } from '../../../features/auth/AuthFrame.tsx';
import { OtherLanguages } from '../../../features/auth/OtherLanguages.tsx';
import { requireNobody } from '../../../features/session/guards.ts';
import { safeOrigin } from '../../../features/session/safe-origin.ts';

interface AuthSearch {
  /** Where the person wanted to go; kept on all these pages. */
  from?: string | undefined;
}

export const Route = createFileRoute('/_auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    // Named even if it is undefined, because the router leaves parameters that a route doesn't name as they came.
    return { from: safeOrigin(search['from']) };
  },
  search: { middlewares: [retainSearchParams<AuthSearch>(['from'])] },
  beforeLoad: ({ search, location }) => requireNobody(search.from, location.pathname),
  component: () => <AuthFrame corner={<OtherLanguages />} />,
});
