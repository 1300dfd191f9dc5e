import type { SelfRole } from '@ridewire/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { readOneOf, readQuery } from '../../../kit/lists/read-search.ts';
import { SignUp } from '../../../features/auth/sign-up/SignUp.tsx';

interface SignUpSearch {
  role?: SelfRole | undefined;
  /** The code of a driver who brings another one. */
  ref?: string | undefined;
}

export const Route = createFileRoute('/_auth/signup')({
  validateSearch: (search: Record<string, unknown>): SignUpSearch => ({
    role: readOneOf(['rider', 'driver'], search['role']),
    ref: readQuery(search['ref']),
  }),
  component: SignUp,
});
