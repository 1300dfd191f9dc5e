import { Button, Stack, TextInput } from '@mantine/core';
import { HIGHEST_DAY_GOAL } from '@ridewire/contracts';
import { useState, type FormEvent } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { DialogFoot } from '../../../kit/dialogs/DialogFoot.tsx';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { preferencesKind } from '../driving-live.ts';
import { readGoal } from './day-goal.ts';
import { useGoalTexts } from './goal.en.ts';

export interface GoalDialogProps {
  isOpen: boolean;
  /** The present goal in cents; null for none. */
  goalCents: number | null;
  onClose: () => void;
}

/** Asks what the driver wants to earn a day. */
export function GoalDialog({ isOpen, goalCents, onClose }: GoalDialogProps) {
  const texts = useGoalTexts();
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={goalCents === null ? texts.set : texts.change}>
      <GoalForm goalCents={goalCents} onClose={onClose} />
    </FormDialog>
  );
}

function GoalForm({ goalCents, onClose }: Omit<GoalDialogProps, 'isOpen'>) {
  const texts = useGoalTexts();
  const patch = usePatchLive();
  const { mutateAsync: send, isPending } = trpc.drivers.setDayGoal.useMutation();
  const [typed, setTyped] = useState(goalCents === null ? '' : String(goalCents / 100));
  const [isWrong, setWrong] = useState(false);
  const save = async (goal: number | null) => {
    if (isPending) return;
    try {
      patch(preferencesKind, { type: 'answered', preferences: await send({ goal }) });
      onClose();
    } catch (error) {
      toastFailed(errorSentence(error, texts.failed));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const goal = readGoal(typed, HIGHEST_DAY_GOAL);
    setWrong(goal === undefined);
    if (goal !== undefined) void save(goal);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          data-autofocus
          size="lg"
          leftSection="$"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          label={texts.amount}
          description={texts.hint}
          value={typed}
          error={isWrong && texts.amountWrong}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <DialogFoot>
          {goalCents !== null && (
            <Button size="md" variant="default" disabled={isPending} onClick={() => void save(null)}>
              {texts.none}
            </Button>
          )}
          <ConnectedButton size="md" type="submit" isBusy={isPending}>
            {texts.save}
          </ConnectedButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
