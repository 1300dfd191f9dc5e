import { Button, Group, Stack, Text } from '@mantine/core';
import { FREE_RETURN_MINUTES, TAKE_MINUTES, type TakenRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { RideEnds } from '../../rides/RideEnds.tsx';
import { CalendarButton } from '../CalendarButton.tsx';
import { StoppedType } from '../StoppedType.tsx';
import { useScheduledTexts } from '../texts.en.ts';
import { useAheadTexts } from './ahead.en.ts';
import { AheadFacts, AheadHead } from './AheadHead.tsx';
import { driverEntry } from './driver-entry.ts';

const MINUTE_MS = 60_000;

/** A scheduled ride that is the driver's, with all they need to plan it. */
export function TakenRow({ ride, nowMs }: { ride: TakenRide; nowMs: number }) {
  const ahead = useAheadTexts();
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const giveBack = trpc.scheduled.giveBack.useMutation({
    onSuccess: () => {
      setAsking(false);
      toastDone(ahead.givenBack);
    },
    onError: (error) => toastFailed(errorSentence(error, ahead.giveBackFailed)),
  });
  const when = format.dateTime(ride.pickupAt);
  const pickupMs = Date.parse(ride.pickupAt);
  const onlineMs = pickupMs - TAKE_MINUTES * MINUTE_MS;
  const onlineBy = format.clock(new Date(onlineMs).toISOString());
  const isLate = pickupMs - nowMs < FREE_RETURN_MINUTES * MINUTE_MS;
  return (
    <Stack component="li" gap={8} p={16} data-part="taken">
      <AheadHead ride={ride} nowMs={nowMs} />
      <RideEnds ride={ride} />
      <Text size="sm">{ahead.rider(ride.riderName)}</Text>
      {ride.pickupNote && <Text size="sm">{ahead.note(ride.pickupNote)}</Text>}
      <AheadFacts ride={ride} />
      <StoppedType type={ride.type} say={ahead.typeStopped} />
      <Group justify="space-between" gap="8px 12px">
        <Text size="sm" fw={600} className="rw-num">
          {nowMs < onlineMs ? ahead.onlineBy(onlineBy) : ahead.onlineNow}
        </Text>
        <Group gap={8}>
          <Button
            size="sm"
            mih={44}
            variant="default"
            aria-label={ahead.giveBackOf(when)}
            onClick={() => setAsking(true)}
          >
            {ahead.giveBack}
          </Button>
          <CalendarButton ride={ride} entry={driverEntry(ride, scheduled, ahead, onlineBy)} />
        </Group>
      </Group>
      <AskDialog
        isOpen={isAsking}
        title={ahead.giveBackTitle}
        confirm={ahead.yesGiveBack}
        refuse={ahead.keep}
        isDanger
        isBusy={giveBack.isPending}
        onConfirm={() => giveBack.mutate({ id: ride.id })}
        onClose={() => setAsking(false)}
      >
        <Text>{ahead.giveBackText(when)}</Text>
        <Text mt="xs">{isLate ? ahead.counts : ahead.isFree}</Text>
      </AskDialog>
    </Stack>
  );
}
