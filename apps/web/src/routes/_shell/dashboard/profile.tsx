import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../../screens/profile/Profile.tsx';
import { readProfileSearch } from '../../../screens/profile/read-profile-search.ts';

export const Route = createFileRoute('/_shell/dashboard/profile')({
  validateSearch: readProfileSearch,
  component: Profile,
});
