import { createFileRoute } from '@tanstack/react-router';
import { usersQuery } from '../../../../people/people-queries.ts';
import { readUserSearch } from '../../../../screens/user-management/user-search.ts';
import { UserManagement } from '../../../../screens/user-management/UserManagement.tsx';

export const Route = createFileRoute('/_shell/dashboard/user-management/')({
  validateSearch: readUserSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(usersQuery(deps)),
  component: UserManagement,
});
