import { createFileRoute, redirect } from '@tanstack/react-router';
import { DASHBOARDS } from '../session/dashboard-path.ts';
import { sessionQuery } from '../session/session-query.ts';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(sessionQuery);
    throw redirect({ to: me ? DASHBOARDS[me.role] : '/login', replace: true });
  },
});
