import { createFileRoute } from '@tanstack/react-router';
import { ProblemDetail } from '../../../../../../features/problems/desk/ProblemDetail.tsx';
import { RefundButton } from '../../../../../../features/rides/detail/RefundButton.tsx';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { queries } from '../../../../../../kit/live/queries.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/problems/$problemId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { problemId } }) => {
    if (isUuid(problemId)) void queries.problems.get.prefetch({ problemId });
  },
  component: () => <ProblemDetail Refund={RefundButton} />,
});
