import { createFileRoute } from '@tanstack/react-router';
import { RideTypes } from '../../../../../../features/ride-types/RideTypes.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/rates/types')({ component: RideTypes });
