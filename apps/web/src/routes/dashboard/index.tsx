import { createFileRoute, redirect } from '@tanstack/react-router';
import { DASHBOARDS } from '../../session/dashboard-path.ts';

export const Route = createFileRoute('/dashboard/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: DASHBOARDS[context.me.role], replace: true });
  },
});
