import { createFileRoute } from '@tanstack/react-router';
import { RidesAhead } from '../../../../../features/scheduled/ahead/RidesAhead.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/ahead')({ component: RidesAhead });
