import { Button, Text, TextInput } from '@mantine/core';
import type { ScheduledAtDesk } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useScheduledTexts } from '../../scheduled/texts.en.ts';

const LONGEST_REASON = 200;

interface ReleaseDriverProps {
  ride: Pick<ScheduledAtDesk, 'id' | 'pickupAt' | 'rider' | 'driver' | 'state'>;
}

/** Takes a ride from the driver who took it beforehand, and opens it to the others again. Asks why, and says when they no longer have it. */
export function ReleaseDriver({ ride: { id, pickupAt, rider, driver, state } }: ReleaseDriverProps) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  /** The driver whom the dialog is about. */
  const [asked, setAsked] = useState(driver);
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
  const isDone = release.isPending || release.isSuccess;
  const isStale = asked?.id !== driver?.id || state !== 'waiting';
  const ask = () => {
    setAsked(driver);
    release.reset();
    setReason('');
    setChecked(false);
    setAsking(true);
  };
  return (
    <>
      {driver && state === 'waiting' && (
        <Button size="sm" variant="default" aria-label={scheduled.releaseOf(when)} onClick={ask}>
          {scheduled.release}
        </Button>
      )}
      {asked && (
        <AskDialog
          isOpen={isAsking}
          title={scheduled.releaseTitle(asked.name)}
          stale={isStale && !isDone && scheduled.releaseStale(asked.name)}
          confirm={scheduled.yesRelease}
          refuse={scheduled.keep}
          isDanger
          isBusy={release.isPending}
          onConfirm={() => {
            setChecked(true);
            if (!isMissing) release.mutate({ id, driverId: asked.id, reason });
          }}
          onClose={() => setAsking(false)}
          onClosed={() => focusLostHeading()}
        >
          <Text>{scheduled.releaseText(when)}</Text>
          <Text>
            {rider.isGuest
              ? scheduled.driverHears(asked.name, rider.name)
              : scheduled.bothHear(asked.name, rider.name)}
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
      )}
    </>
  );
}
