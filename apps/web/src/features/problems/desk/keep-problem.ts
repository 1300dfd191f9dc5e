import type { ProblemView } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../../kit/live/queries.ts';
import { queryClient } from '../../../kit/live/query-client.ts';
import { trpc } from '../../../kit/live/trpc.ts';

/** Puts a problem that was just changed where it is shown, and has the lists read again. */
export async function keepProblem(problem: ProblemView): Promise<void> {
  // A request made before the change could answer after it.
  await queryClient.cancelQueries({ queryKey: getQueryKey(trpc.problems) });
  queries.problems.get.setData({ problemId: problem.id }, problem);
  void queries.problems.invalidate();
}
