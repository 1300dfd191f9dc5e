import { OpenCount } from '../../../kit/lists/OpenCount.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { useProblemsChanges } from './problems-changes.ts';
import { useProblemDeskTexts } from './texts.en.ts';

/** The number of problems that wait for an answer, next to the sidebar's entry; nothing for zero. */
export function OpenProblems() {
  const texts = useProblemDeskTexts();
  useProblemsChanges();
  const { data: count } = trpc.problems.list.useQuery(
    { limit: 1, state: 'waiting' },
    { select: ({ total }) => total },
  );
  return <OpenCount count={count} sentence={texts.openCount} tone="amber" />;
}
