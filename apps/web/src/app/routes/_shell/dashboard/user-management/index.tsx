import { createFileRoute } from '@tanstack/react-router';
import { usersQuery } from '../../../../../features/people/people-queries.ts';
import { readUserSearch } from '../../../../../features/users/user-search.ts';
import { UserManagement } from '../../../../../features/users/UserManagement.tsx';

export const Route = createFileRoute('/_shell/dashboard/user-management/')({
  validateSearch: readUserSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(usersQuery(deps)),
  component: UserManagement,
});
