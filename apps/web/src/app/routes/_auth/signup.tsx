import type { SelfRole } from '@ridewire/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { readOneOf } from '../../../kit/lists/read-search.ts';
import { SignUp } from '../../../features/auth/sign-up/SignUp.tsx';

export const Route = createFileRoute('/_auth/signup')({
  validateSearch: (search: Record<string, unknown>): { role?: SelfRole | undefined } => ({
    role: readOneOf(['rider', 'driver'], search['role']),
  }),
  component: SignUp,
});
