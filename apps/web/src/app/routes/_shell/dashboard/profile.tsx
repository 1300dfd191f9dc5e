import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../../../features/profile/Profile.tsx';
import { readProfileSearch } from '../../../../features/profile/read-profile-search.ts';

export const Route = createFileRoute('/_shell/dashboard/profile')({
  validateSearch: readProfileSearch,
  component: Profile,
});
