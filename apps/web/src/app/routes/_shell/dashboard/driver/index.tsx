import { createFileRoute } from '@tanstack/react-router';
import { DriverHome } from '../../../../../features/driving/home/DriverHome.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/')({ component: DriverHome });
