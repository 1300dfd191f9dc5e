import { Group, Select } from '@mantine/core';
import type { ProblemView } from '@ridewire/contracts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { keepProblem } from './keep-problem.ts';
import { useProblemDeskTexts } from './texts.en.ts';

/** Who has the problem, and closing it. Nothing once it is closed. */
export function ProblemActions({ problem }: { problem: ProblemView }) {
  const texts = useProblemDeskTexts();
  const me = useMe();
  const utils = trpc.useUtils();
  const { id: problemId, assignee, state } = problem;
  const { data: admins } = trpc.users.list.useQuery(
    { role: 'admin', status: 'active', limit: 100 },
    { select: ({ items }) => items },
  );
  const onError = (why: string) => (error: Pick<Error, 'message'>) => {
    toastFailed(errorSentence(error, why));
    void utils.problems.invalidate();
  };
  const assign = trpc.problems.assign.useMutation({
    onSuccess: keepProblem,
    onError: onError(texts.assignFailed),
  });
  const close = trpc.problems.close.useMutation({
    onSuccess: async (closed) => {
      await keepProblem(closed);
      toastDone(texts.closed);
      // The pressed button is gone.
      focusLostHeading();
    },
    onError: onError(texts.closeFailed),
  });
  if (state === 'closed' || !me) return null;
  const give = (assigneeId: string | null) =>
    assign.mutate({ problemId, assigneeId, seenAssigneeId: assignee?.id ?? null });
  const isMine = assignee?.id === me.id;
  const others = (admins ?? []).filter(({ id }) => id !== assignee?.id && id !== me.id);
  return (
    <Group gap="sm" mb="md">
      <ConnectedButton
        size="md"
        variant={isMine ? 'default' : 'filled'}
        isBusy={assign.isPending}
        onPress={() => give(isMine ? null : me.id)}
      >
        {isMine ? texts.release : texts.take}
      </ConnectedButton>
      {others.length > 0 && (
        <Select
          size="md"
          flex="0 1 200px"
          miw={150}
          aria-label={texts.assignTo}
          placeholder={texts.assignTo}
          searchable
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(id) => id !== null && give(id)}
        />
      )}
      <ConnectedButton
        size="md"
        variant="default"
        isBusy={close.isPending}
        busyLabel={texts.closing}
        onPress={() => close.mutate({ problemId })}
      >
        {texts.close}
      </ConnectedButton>
    </Group>
  );
}
