import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../../kit/lists/read-search.ts';
import { userQuery } from '../../../../../features/people/people-queries.ts';
import { UserDetail } from '../../../../../features/users/UserDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/user-management/$userId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (isUuid(params.userId)) void context.queryClient.prefetchQuery(userQuery(params.userId));
  },
  component: UserDetail,
});
