import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { isUuid } from '../../../../../kit/lists/read-search.ts';
import { UserDetail } from '../../../../../features/users/UserDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/user-management/$userId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { userId } }) => {
    if (isUuid(userId)) void queries.users.get.prefetch({ userId });
  },
  component: UserDetail,
});
