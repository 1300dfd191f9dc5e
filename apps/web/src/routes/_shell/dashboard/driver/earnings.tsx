import { createFileRoute } from '@tanstack/react-router';
import { DriverEarnings } from '../../../../screens/driver-earnings/DriverEarnings.tsx';
import { historyQuery } from '../../../../screens/ride-history/history-query.ts';
import { configQuery } from '../../../../session/config-query.ts';

export const Route = createFileRoute('/_shell/dashboard/driver/earnings')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(historyQuery('driver'));
    // Days are those of the city.
    void queryClient.prefetchQuery(configQuery);
  },
  component: DriverEarnings,
});
