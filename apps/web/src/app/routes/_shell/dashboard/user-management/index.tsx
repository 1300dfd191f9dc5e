import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { readUserSearch, usersInput } from '../../../../../features/users/user-search.ts';
import { UserManagement } from '../../../../../features/users/UserManagement.tsx';

export const Route = createFileRoute('/_shell/dashboard/user-management/')({
  validateSearch: readUserSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.users.list.prefetch(usersInput(deps)),
  component: UserManagement,
});
