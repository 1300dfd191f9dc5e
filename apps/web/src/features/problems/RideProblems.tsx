import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { sitePath } from '@ridewire/contracts';
import { isAboutItem, PROBLEM_KINDS_OF } from '@ridewire/contracts/problem-choices';
import { useNow } from '@ridewire/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { AskedItem } from './AskedItem.tsx';
import { ProblemsRoom } from './ProblemsRoom.tsx';
import { ProblemThread } from './ProblemThread.tsx';
import { useRideProblems } from './problems-live.ts';
import { ReportForm } from './ReportForm.tsx';
import { useProblemsTexts } from './texts.en.ts';

export interface RideProblemsProps {
  rideId: string;
  side: 'rider' | 'driver';
  /** The other side; undefined where there was none. */
  name: string | undefined;
}

/** What the person reported of a ride that is over, what they are asked for, and the button that reports a problem. */
export function RideProblems({ rideId, side, name }: RideProblemsProps) {
  const texts = useProblemsTexts();
  const language = useLanguage();
  const { data, failure } = useRideProblems(rideId);
  const [isReporting, setReporting] = useState(false);
  const closesMs = data?.closesAt ? Date.parse(data.closesAt) : 0;
  const isOpen = useNow((ms) => (closesMs > ms ? closesMs - ms : Infinity)) < closesMs;
  const failed = failure && <Failure>{texts.loadFailed(failure)}</Failure>;
  if (!data) return failed || <ProblemsRoom />;
  const other = name ?? texts.someone;
  const reported = data.problems.flatMap(({ isMine, kind, state }) =>
    isMine && state !== 'closed' ? kind : [],
  );
  const kinds = PROBLEM_KINDS_OF[side].filter(
    (kind) => !reported.includes(kind) && (name !== undefined || (!isAboutItem(kind) && kind !== 'conduct')),
  );
  return (
    <Stack component="section" gap="md" aria-label={texts.heading}>
      {data.problems.length > 0 && (
        <Title order={3} size="h5">
          {texts.heading}
        </Title>
      )}
      {failed}
      {data.problems.map((problem) =>
        problem.isMine ? (
          <ProblemThread key={problem.id} problem={problem} name={other} />
        ) : (
          <AskedItem key={problem.id} problem={problem} name={other} />
        ),
      )}
      {isOpen && kinds.length > 0 && (
        <Button variant="default" size="md" onClick={() => setReporting(true)}>
          {texts.report}
        </Button>
      )}
      {!isOpen && data.closesAt && (
        <Text size="sm" c="dimmed">
          {texts.tooLate} <Anchor href={sitePath('/contact', language)}>{texts.contact}</Anchor>
        </Text>
      )}
      <FormDialog opened={isReporting} onClose={() => setReporting(false)} title={texts.report} isOverDrawer>
        <ReportForm
          rideId={rideId}
          side={side}
          kinds={kinds}
          hasOther={name !== undefined}
          onDone={() => setReporting(false)}
        />
      </FormDialog>
    </Stack>
  );
}
