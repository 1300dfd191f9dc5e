import { createFileRoute } from '@tanstack/react-router';
import { Rates } from '../../../../../../features/tariffs/Rates.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/rates/')({ component: Rates });
