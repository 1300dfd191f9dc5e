import { createFileRoute } from '@tanstack/react-router';
import { Vehicles } from '../../../../../features/profile/vehicles/Vehicles.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/vehicles')({ component: Vehicles });
