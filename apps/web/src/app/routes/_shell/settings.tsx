import { createFileRoute } from '@tanstack/react-router';
import { Settings } from '../../../features/profile/settings/Settings.tsx';

export const Route = createFileRoute('/_shell/settings')({ component: Settings });
