import { Alert, Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
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
  const { data, failure } = useRideProblems(rideId);
  const [isReporting, setReporting] = useState(false);
  if (failure)
    return (
      <Alert color="red" role="alert">
        {texts.loadFailed(failure)}
      </Alert>
    );
  if (!data) return <ProblemsRoom />;
  if (!data.closesAt) return null;
  const isOpen = Date.parse(data.closesAt) > Date.now();
  if (data.problems.length === 0 && !isOpen) return null;
  const other = name ?? texts.someone;
  const open = data.problems.flatMap(({ isMine, kind, state }) => (isMine && state !== 'closed' ? kind : []));
  return (
    <Stack component="section" gap="md" aria-label={texts.heading}>
      {data.problems.length > 0 && (
        <Title order={3} size="h5">
          {texts.heading}
        </Title>
      )}
      {data.problems.map((problem) =>
        problem.isMine ? (
          <ProblemThread key={problem.id} problem={problem} name={other} />
        ) : (
          <AskedItem key={problem.id} problem={problem} name={other} />
        ),
      )}
      {isOpen && (
        <Button variant="default" size="md" onClick={() => setReporting(true)}>
          {texts.report}
        </Button>
      )}
      <FormDialog opened={isReporting} onClose={() => setReporting(false)} title={texts.report} isOverDrawer>
        <ReportForm
          rideId={rideId}
          side={side}
          hasOther={name !== undefined}
          open={open}
          onDone={() => setReporting(false)}
        />
      </FormDialog>
    </Stack>
  );
}
