import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../../../../features/session/guards.ts';

export const Route = createFileRoute('/_shell/dashboard/driver-management')({
  beforeLoad: ({ context }) => requireRole(context.me, 'admin'),
});
