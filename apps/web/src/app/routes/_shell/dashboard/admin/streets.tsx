import { createFileRoute } from '@tanstack/react-router';
import { readStreetChangeSearch } from '../../../../../features/street-changes/street-change-search.ts';
import { StreetChanges } from '../../../../../features/street-changes/StreetChanges.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/streets')({
  validateSearch: readStreetChangeSearch,
  component: StreetChanges,
});
