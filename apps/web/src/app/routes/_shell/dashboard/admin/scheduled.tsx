import { createFileRoute } from '@tanstack/react-router';
import { UpcomingRides } from '../../../../../features/scheduled-rides/desk/UpcomingRides.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/scheduled')({ component: UpcomingRides });
