import { Select } from '@mantine/core';
import { LANGUAGES, type ProblemView } from '@ridewire/contracts';
import { MOST_PROBLEM_CHARACTERS } from '@ridewire/contracts/problem-choices';
import { useState } from 'react';
import { WriteForm } from '../../../kit/forms/WriteForm.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import styles from '../../messages/messages.module.css';
import { keepProblem } from './keep-problem.ts';
import { loadStandardAnswers } from './load-standard-answers.ts';
import { useProblemDeskTexts, type StandardAnswer } from './texts.en.ts';

/** The field for an answer, into which standard answers can be put, in the language of the person. */
export function AnswerForm({ problem }: { problem: ProblemView }) {
  const texts = useProblemDeskTexts();
  const [draft, setDraft] = useState('');
  const answer = trpc.problems.answer.useMutation();
  const insert = async (name: string | null) => {
    if (name === null) return;
    const language = LANGUAGES.find((each) => each === problem.reporter.language) ?? 'en';
    const answers = await loadStandardAnswers(language).catch(() => undefined);
    if (!answers) return toastFailed(texts.detailFailed);
    const text = answers[name as StandardAnswer];
    setDraft((before) => (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`));
  };
  return (
    <section className={styles.panel} aria-label={texts.answer}>
      <Select
        label={texts.standard}
        description={texts.inTheirLanguage}
        mb="md"
        data={Object.entries(texts.standards).map(([value, label]) => ({ value, label }))}
        value={null}
        onChange={(name) => void insert(name)}
      />
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
        onSend={async ({ commandId: id, text }) => {
          await keepProblem(await answer.mutateAsync({ id, problemId: problem.id, text }));
          toastDone(texts.sent);
        }}
      />
    </section>
  );
}
