import { createFileRoute } from '@tanstack/react-router';
import { DriverEarnings } from '../../../../screens/driver-earnings/DriverEarnings.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/earnings')({ component: DriverEarnings });
