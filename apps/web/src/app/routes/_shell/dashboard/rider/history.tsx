import { createFileRoute } from '@tanstack/react-router';
import { BookAgain } from '../../../../../features/booking/again/BookAgain.tsx';
import { RideHistory } from '../../../../../features/rides/history/RideHistory.tsx';
import { prefetchHistory } from '../../../../../features/rides/history/history-pages.ts';
import { readRideSearch } from '../../../../../features/rides/history/read-ride-search.ts';

export const Route = createFileRoute('/_shell/dashboard/rider/history')({
  validateSearch: readRideSearch,
  // Not awaited: the page shows its own skeleton.
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ deps: { status } }) => void prefetchHistory('rider', status),
  component: RiderHistory,
});

function RiderHistory() {
  return <RideHistory side="rider" next={(ride) => <BookAgain ride={ride} />} />;
}
