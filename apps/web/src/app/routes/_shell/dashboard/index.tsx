import { createFileRoute, redirect } from '@tanstack/react-router';
import { DASHBOARDS } from '../../../../features/session/dashboard-path.ts';

export const Route = createFileRoute('/_shell/dashboard/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: DASHBOARDS[context.me.role], replace: true });
  },
});
