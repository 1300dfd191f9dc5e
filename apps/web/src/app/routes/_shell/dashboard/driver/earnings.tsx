import { createFileRoute } from '@tanstack/react-router';
import { DriverEarnings } from '../../../../../features/driving/earnings/DriverEarnings.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/earnings')({ component: DriverEarnings });
