import { createFileRoute } from '@tanstack/react-router';
import { DemandedSetUp } from '../../../features/second-factor/DemandedSetUp.tsx';

export const Route = createFileRoute('/_auth/second-factor')({ component: DemandedSetUp });
