import { createFileRoute } from '@tanstack/react-router';
import { DriverEarnings } from '../../../screens/driver-earnings/DriverEarnings.tsx';
import { historyQuery } from '../../../screens/ride-history/history-query.ts';

export const Route = createFileRoute('/dashboard/driver/earnings')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(historyQuery('driver')),
  component: DriverEarnings,
});
