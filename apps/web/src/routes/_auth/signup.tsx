import { SelfRole } from '@ridewire/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { SignUp } from '../../screens/sign-up/SignUp.tsx';

export const Route = createFileRoute('/_auth/signup')({
  validateSearch: (search: Record<string, unknown>): { role?: SelfRole } => {
    const { data: role } = SelfRole.safeParse(search['role']);
    return role ? { role } : {};
  },
  component: SignUp,
});
