import { createFileRoute } from '@tanstack/react-router';
import { ActiveRides } from '../../../../../features/active-rides/ActiveRides.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/active-rides')({ component: ActiveRides });
