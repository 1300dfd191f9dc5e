import { Select } from '@mantine/core';
import type { ProblemKind, ProblemView } from '@ridewire/contracts';
import { MOST_PROBLEM_CHARACTERS } from '@ridewire/contracts/problem-choices';
import { useKeptText } from '../../../kit/forms/use-kept-text.ts';
import { WriteForm } from '../../../kit/forms/WriteForm.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { keepProblem } from './keep-problem.ts';
import { loadStandardAnswers } from './load-standard-answers.ts';
import { useProblemDeskTexts, type StandardAnswer } from './texts.en.ts';

/** The standard answers that fit a kind of problem. */
const FITTING: Record<ProblemKind, readonly StandardAnswer[]> = {
  lost_item: ['asked_driver', 'found', 'not_found', 'more'],
  found_item: ['owner_asked', 'more'],
  fare: ['fare_right', 'fare_refunded', 'more'],
  safety: ['safety', 'more'],
  conduct: ['conduct', 'more'],
  other: ['more'],
};

/** The field for an answer, into which standard answers can be put, in the language of the person. */
export function AnswerForm({ problem }: { problem: ProblemView }) {
  const texts = useProblemDeskTexts();
  const [draft, setDraft] = useKeptText(`problem-answer ${problem.id}`);
  const answer = trpc.problems.answer.useMutation();
  const insert = async (name: string | null) => {
    if (name === null) return;
    const answers = await loadStandardAnswers(problem.reporter.language).catch(() => undefined);
    if (!answers) return toastFailed(texts.standardFailed);
    const text = answers[name as StandardAnswer];
    setDraft((before) =>
      (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`).slice(0, MOST_PROBLEM_CHARACTERS),
    );
  };
  const isClosed = problem.state === 'closed';
  if (isClosed && draft.trim() === '') return null;
  return (
    <Panel aria-label={texts.answer}>
      {!isClosed && (
        <Select
          label={texts.standard}
          description={texts.inTheirLanguage}
          mb="md"
          data={FITTING[problem.kind].map((value) => ({ value, label: texts.standards[value] }))}
          value={null}
          onChange={(name) => void insert(name)}
        />
      )}
      <WriteForm
        label={texts.answer}
        description={texts.answerHint}
        missing={texts.answerMissing}
        send={texts.send}
        sending={texts.sending}
        failed={texts.sendFailed}
        maxLength={MOST_PROBLEM_CHARACTERS}
        draft={draft}
        onDraft={setDraft}
        late={isClosed && { sentence: texts.closedLate, discard: texts.discard }}
        onSend={async ({ commandId: id, text }) => {
          await keepProblem(
            await answer.mutateAsync({ id, problemId: problem.id, text, seenVersion: problem.version }),
          );
          toastDone(texts.sent);
        }}
      />
    </Panel>
  );
}
