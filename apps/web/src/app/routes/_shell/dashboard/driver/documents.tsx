import { createFileRoute } from '@tanstack/react-router';
import { DriverDocuments } from '../../../../../features/documents/DriverDocuments.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/documents')({ component: DriverDocuments });
