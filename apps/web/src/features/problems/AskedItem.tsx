import { Group, Paper, Stack, Text } from '@mantine/core';
import type { AskedProblem } from '@ridewire/contracts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useProblemsTexts } from './texts.en.ts';

/** Asks for a thing that was left in the car. The answer can be changed until the problem is closed. */
export function AskedItem({ problem, name }: { problem: AskedProblem; name: string }) {
  const texts = useProblemsTexts();
  const answer = trpc.problems.answerItem.useMutation({
    onError: (error) => toastFailed(errorSentence(error, texts.failed)),
  });
  const { id: problemId, kind, state, text, item } = problem;
  const isLost = kind === 'lost_item';
  const said = item?.isHere ?? null;
  const choices = [
    [true, isLost ? texts.haveIt : texts.mine],
    [false, isLost ? texts.haveNot : texts.notMine],
  ] as const;
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Text fw={600}>{isLost ? texts.askedLost(name) : texts.askedFound(name)}</Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>“{text}”</Text>
        {state !== 'closed' && (
          <Group grow>
            {choices.map(([isHere, label]) => (
              <ConnectedButton
                key={label}
                size="md"
                variant={said === isHere ? 'light' : 'default'}
                aria-pressed={said === isHere}
                isInert={said === isHere}
                isBusy={answer.isPending && answer.variables.isHere === isHere}
                onPress={() => answer.mutateAsync({ problemId, isHere }).catch(() => {})}
              >
                {label}
              </ConnectedButton>
            ))}
          </Group>
        )}
        {state === 'closed' && (
          <Text size="sm" c="dimmed">
            {texts.itemClosed}
          </Text>
        )}
        {said !== null && (
          <Text size="sm" c="dimmed" role="status">
            {said ? texts.saidHere : texts.saidGone}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
