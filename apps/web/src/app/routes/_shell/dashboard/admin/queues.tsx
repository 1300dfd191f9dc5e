import { createFileRoute } from '@tanstack/react-router';
import { readQueueSearch } from '../../../../../features/queues/queue-search.ts';
import { Queues } from '../../../../../features/queues/Queues.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/queues')({
  validateSearch: readQueueSearch,
  component: Queues,
});
