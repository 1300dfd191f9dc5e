import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { usePreferencesLive } from '../driving-live.ts';
import { DayGoal } from './DayGoal.tsx';
import type { GoalDialogProps } from './GoalDialog.tsx';
import { useGoalTexts } from './goal.en.ts';

const GoalDialog = lazyDialog<GoalDialogProps>(async () => (await import('./GoalDialog.tsx')).GoalDialog);

/** The day's goal among the earnings, with the way to set it. */
export function EarningsGoal() {
  const texts = useGoalTexts();
  const { data } = usePreferencesLive();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box maw={800} mt="lg">
      <DayGoal />
      <Button
        variant="subtle"
        size="sm"
        mih={44}
        px={0}
        style={{ visibility: data ? undefined : 'hidden' }}
        onClick={() => setOpen(true)}
      >
        {data && data.dayGoalCents !== null ? texts.change : texts.set}
      </Button>
      <GoalDialog isOpen={isOpen} goalCents={data?.dayGoalCents ?? null} onClose={() => setOpen(false)} />
    </Box>
  );
}
