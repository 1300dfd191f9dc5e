import { Group, Stack } from '@mantine/core';
import { trpc } from '../../../kit/live/trpc.ts';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { RidePanel } from './RidePanel.tsx';
import { ProblemBadge } from '../../problems/desk/ProblemBadge.tsx';
import { useProblemsChanges } from '../../problems/desk/problems-changes.ts';
import { useProblemDeskTexts } from '../../problems/desk/texts.en.ts';

/** What was reported of a ride, for admins; nothing where nothing was. */
export function RideProblems({ rideId }: { rideId: string }) {
  const texts = useProblemDeskTexts();
  useProblemsChanges();
  const { data } = trpc.problems.list.useQuery({ rideId, limit: 20 });
  if (!data || data.items.length === 0) return null;
  return (
    <RidePanel title={texts.title}>
      <Stack gap="xs">
        {data.items.map((problem) => (
          <Group key={problem.id} justify="space-between" gap="xs">
            <TextLink to="/dashboard/admin/problems/$problemId" params={{ problemId: problem.id }}>
              {texts.problemOf(texts.kinds[problem.kind], problem.reporter.name)}
            </TextLink>
            <ProblemBadge problem={problem} size="sm" />
          </Group>
        ))}
      </Stack>
    </RidePanel>
  );
}
