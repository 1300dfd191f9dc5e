import { createFileRoute } from '@tanstack/react-router';
import { DriverDocuments } from '../../../../screens/driver-documents/DriverDocuments.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver/documents')({ component: DriverDocuments });
