import { createFileRoute } from '@tanstack/react-router';
import { GoOnline } from '../../../../features/driving/go-online/GoOnline.tsx';
import { requireRole } from '../../../../features/session/guards.ts';

export const Route = createFileRoute('/_shell/dashboard/goonline')({
  beforeLoad: ({ context }) => requireRole(context.me, 'driver'),
  component: GoOnline,
});
