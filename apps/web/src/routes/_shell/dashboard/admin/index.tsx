import { createFileRoute, redirect } from '@tanstack/react-router';

/** The admin's dashboard is the live board. */
export const Route = createFileRoute('/_shell/dashboard/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/admin/live', replace: true });
  },
});
