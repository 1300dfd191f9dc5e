import { createFileRoute } from '@tanstack/react-router';
import { problemsInput, readProblemSearch } from '../../../../../../features/problems/desk/problem-search.ts';
import { Problems } from '../../../../../../features/problems/desk/Problems.tsx';
import { queries } from '../../../../../../kit/live/queries.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/problems/')({
  validateSearch: readProblemSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.problems.list.prefetch(problemsInput(deps)),
  component: Problems,
});
