import { createFileRoute } from '@tanstack/react-router';
import { BusinessSheet } from '../../../../../features/business/BusinessSheet.tsx';
import { useTypeName } from '../../../../../features/rides/ride-types.ts';

export const Route = createFileRoute('/_shell/dashboard/rider/business')({ component: RiderBusiness });

function RiderBusiness() {
  return <BusinessSheet typeName={useTypeName()} />;
}
