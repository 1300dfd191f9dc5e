import { Button, Text, TextInput } from '@mantine/core';
import type { ScheduledAtDesk } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useScheduledTexts } from '../../scheduled/texts.en.ts';

const LONGEST_REASON = 200;

interface ReleaseDriverProps {
  ride: Pick<ScheduledAtDesk, 'id' | 'pickupAt' | 'rider'>;
  driver: NonNullable<ScheduledAtDesk['driver']>;
}

/** Takes a ride from the driver who took it beforehand, and opens it to the others again. Asks why. */
export function ReleaseDriver({ ride: { id, pickupAt, rider }, driver }: ReleaseDriverProps) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const release = trpc.scheduled.release.useMutation({
    onSuccess: () => {
      setAsking(false);
      toastDone(scheduled.released);
    },
    onError: (error) => toastFailed(errorSentence(error, scheduled.releaseFailed)),
  });
  const when = format.dateTime(pickupAt);
  const isMissing = reason.trim() === '';
  const ask = () => {
    setReason('');
    setChecked(false);
    setAsking(true);
  };
  return (
    <>
      <Button size="sm" variant="default" aria-label={scheduled.releaseOf(when)} onClick={ask}>
        {scheduled.release}
      </Button>
      <AskDialog
        isOpen={isAsking}
        title={scheduled.releaseTitle(driver.name)}
        confirm={scheduled.yesRelease}
        refuse={scheduled.keep}
        isDanger
        isBusy={release.isPending}
        onConfirm={() => {
          setChecked(true);
          if (!isMissing) release.mutate({ id, driverId: driver.id, reason });
        }}
        onClose={() => setAsking(false)}
      >
        <Text>{scheduled.releaseText(when)}</Text>
        <Text>
          {rider.isGuest
            ? scheduled.driverHears(driver.name, rider.name)
            : scheduled.bothHear(driver.name, rider.name)}
        </Text>
        <TextInput
          size="md"
          label={scheduled.reason}
          description={scheduled.reasonHint}
          withAsterisk
          maxLength={LONGEST_REASON}
          autoComplete="off"
          value={reason}
          error={isChecked && isMissing && scheduled.reasonMissing}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </AskDialog>
    </>
  );
}
