import { Anchor, Radio, Stack } from '@mantine/core';
import type { ProblemKind } from '@ridewire/contracts';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { isAboutItem, MOST_PROBLEM_CHARACTERS } from '@ridewire/contracts/problem-choices';
import { useState } from 'react';
import { useKeptText } from '../../kit/forms/use-kept-text.ts';
import { WriteForm } from '../../kit/forms/WriteForm.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useProblemsTexts } from './texts.en.ts';

interface ReportFormProps {
  rideId: string;
  side: 'rider' | 'driver';
  /** Those that can be reported now. */
  kinds: readonly ProblemKind[];
  hasOther: boolean;
  onDone: () => void;
}

/** What a problem is about, and what happened. */
export function ReportForm({ rideId, side, kinds, hasOther, onDone }: ReportFormProps) {
  const texts = useProblemsTexts();
  const [chosen, setChosen] = useKeptText(`problem-kind ${rideId}`);
  const [isAsked, setAsked] = useState(false);
  const [draft, setDraft] = useKeptText(`problem ${rideId}`);
  const report = trpc.problems.report.useMutation();
  // Meanwhile it may have been reported on another device.
  const kind = kinds.find((each) => each === chosen) ?? null;
  const isItem = kind !== null && isAboutItem(kind) && hasOther;
  return (
    <Stack gap="lg">
      <Radio.Group
        label={texts.kind}
        value={kind ?? ''}
        error={isAsked && kind === null && texts.kindMissing}
        onChange={setChosen}
      >
        <Stack gap={0} mt={4}>
          {kinds.map((each) => (
            <Radio key={each} value={each} label={texts.kindsOf[side][each]} size="md" py={10} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'safety' && (
        <Anchor href={`tel:${EMERGENCY_NUMBER}`} fw={600}>
          {texts.urgent(EMERGENCY_NUMBER)}
        </Anchor>
      )}
      <WriteForm
        label={isItem ? texts.itemText : texts.text}
        {...(isItem && { description: texts.itemHint[side] })}
        missing={texts.textMissing}
        send={texts.send}
        sending={texts.sending}
        failed={texts.failed}
        maxLength={MOST_PROBLEM_CHARACTERS}
        draft={draft}
        onDraft={setDraft}
        isComplete={() => {
          setAsked(true);
          return kind !== null;
        }}
        onSend={async ({ commandId: id, text }) => {
          if (kind === null) return;
          await report.mutateAsync({ id, rideId, kind, text });
          setChosen('');
          toastDone(texts.sent);
          onDone();
        }}
      />
    </Stack>
  );
}
