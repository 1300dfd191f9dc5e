import { Button, Group, Stack, Text } from '@mantine/core';
import type { ScheduledRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { saveFile } from '../../kit/files/save-file.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { RideEnds } from '../rides/RideEnds.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { RescheduleForm } from './RescheduleForm.tsx';
import { useScheduledTexts } from './texts.en.ts';

/** One scheduled ride. */
export function ScheduledRow({ ride }: { ride: ScheduledRide }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const cancel = trpc.scheduled.cancel.useMutation({
    onSuccess: close,
    onError: (error) => toastFailed(errorSentence(error, scheduled.cancelFailed)),
  });
  const when = format.dateTime(ride.pickupAt);
  const addToCalendar = async () => {
    const destination = sayAddress(ride.destination.address);
    const words = {
      summary: scheduled.rideTo(destination),
      pickup: `${scheduled.pickup}: ${sayAddress(ride.pickup.address)}`,
      stops: (ride.stops ?? []).map(({ address }) => `${scheduled.stop}: ${sayAddress(address)}`),
      destination: `${scheduled.destination}: ${destination}`,
    };
    const written = await import('./write-calendar.ts').catch(() => undefined);
    if (!written) return toastFailed(scheduled.calendarFailed);
    const text = written.writeCalendar(ride, words, location.href);
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'ridewire-ride.ics');
  };
  return (
    <Stack component="li" gap={12} p={16}>
      <Group gap="4px 12px" align="stretch" justify="space-between">
        <Text span fw={650} className="rw-num">
          {when}
        </Text>
        <Text span className="rw-num">
          {typeName(ride.type)} · {format.money(ride.fareCents)}
        </Text>
      </Group>
      <RideEnds ride={ride} />
      <Group gap={8}>
        <Button
          size="sm"
          mih={44}
          variant="default"
          aria-label={scheduled.changeOf(when)}
          onClick={() => setOpen('change')}
        >
          {scheduled.change}
        </Button>
        <Button
          size="sm"
          mih={44}
          variant="default"
          aria-label={scheduled.cancelOf(when)}
          onClick={() => setOpen('cancel')}
        >
          {scheduled.cancel}
        </Button>
        <Button
          size="sm"
          mih={44}
          variant="subtle"
          aria-label={scheduled.calendarOf(when)}
          onClick={() => void addToCalendar()}
        >
          {scheduled.calendar}
        </Button>
      </Group>
      <FormDialog opened={open === 'change'} onClose={close} title={scheduled.change}>
        <RescheduleForm ride={ride} onDone={close} />
      </FormDialog>
      <AskDialog
        isOpen={open === 'cancel'}
        title={scheduled.cancelTitle}
        confirm={scheduled.yesCancel}
        refuse={scheduled.keep}
        isDanger
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id: ride.id })}
        onClose={close}
      >
        <Text>{scheduled.cancelText(when)}</Text>
      </AskDialog>
    </Stack>
  );
}
