import { createFileRoute } from '@tanstack/react-router';
import { RideHistory } from '../../../../../features/rides/history/RideHistory.tsx';
import { historyQuery } from '../../../../../features/rides/history/history-query.ts';
import { readRideSearch } from '../../../../../features/rides/history/read-ride-search.ts';

export const Route = createFileRoute('/_shell/dashboard/rider/history')({
  validateSearch: readRideSearch,
  // Not awaited: the page shows its own skeleton.
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ context, deps: { status } }) =>
    void context.queryClient.prefetchInfiniteQuery(historyQuery('rider', status)),
  component: RiderHistory,
});

function RiderHistory() {
  return <RideHistory side="rider" />;
}
