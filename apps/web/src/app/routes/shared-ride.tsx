import { createFileRoute } from '@tanstack/react-router';
import { SharedRide } from '../../features/sharing/shared/SharedRide.tsx';

export const Route = createFileRoute('/shared-ride')({ component: SharedRide });
