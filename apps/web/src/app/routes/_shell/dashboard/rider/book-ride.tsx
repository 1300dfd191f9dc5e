import { createFileRoute } from '@tanstack/react-router';
import { RiderHome } from '../../../../../features/booking/home/RiderHome.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/book-ride')({ component: RiderHome });
