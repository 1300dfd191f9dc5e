import { createFileRoute } from '@tanstack/react-router';
import { Login } from '../../../features/auth/login/Login.tsx';
import { queries } from '../../../kit/live/queries.ts';

export const Route = createFileRoute('/_auth/login')({
  // Not awaited: the form works without the demo accounts.
  loader: () => void queries.system.config.prefetch(),
  component: Login,
});
