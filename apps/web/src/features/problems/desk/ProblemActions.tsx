import { Group, Select, Text } from '@mantine/core';
import { mayAtDesk, type ProblemView } from '@ridewire/contracts';
import { useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { keepProblem } from './keep-problem.ts';
import { useProblemDeskTexts } from './texts.en.ts';

/** The admin who has the problem, and closing it. Nothing once it is closed. */
export function ProblemActions({ problem }: { problem: ProblemView }) {
  const texts = useProblemDeskTexts();
  const me = useMe();
  const utils = trpc.useUtils();
  const { id: problemId, version, assignee, state } = problem;
  const [isClosing, setClosing] = useState(false);
  const { data: admins } = trpc.users.list.useQuery(
    { role: 'admin', status: 'active', limit: 100 },
    { select: ({ items }) => items },
  );
  const onError = (why: string) => (error: Pick<Error, 'message'>) => {
    toastFailed(errorSentence(error, why));
    setClosing(false);
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
  const others = (admins ?? []).filter(
    ({ id, deskRole }) => id !== assignee?.id && id !== me.id && mayAtDesk(deskRole, 'support:write'),
  );
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
      <ConnectedButton size="md" variant="default" onPress={() => setClosing(true)}>
        {texts.close}
      </ConnectedButton>
      <AskDialog
        isOpen={isClosing}
        title={texts.close}
        confirm={texts.yesClose}
        refuse={texts.keepOpen}
        isBusy={close.isPending}
        onConfirm={() => close.mutate({ problemId, seenVersion: version })}
        onClose={() => setClosing(false)}
      >
        <Text>{texts.closeText}</Text>
        {state === 'waiting' && <Text fw={600}>{texts.closeWaiting}</Text>}
      </AskDialog>
    </Group>
  );
}
