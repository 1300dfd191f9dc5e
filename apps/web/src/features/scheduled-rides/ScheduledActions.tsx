import { Button, Group, Text } from '@mantine/core';
import type { PersonView, ScheduledTrip } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState, type ReactNode } from 'react';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { lazyExtra } from '../../kit/page/lazy-extra.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import type { ChangeProps, OwnChangeProps } from './ChangeForm.tsx';
import { useScheduledTexts, type scheduled as english } from '../scheduled/texts.en.ts';

const Form = lazyExtra<ChangeProps>(
  async () => (await import('./ChangeForm.tsx')).ChangeForm,
  () => <Waiting height={480} />,
);
const OwnForm = lazyExtra<OwnChangeProps>(
  async () => (await import('./ChangeForm.tsx')).OwnChangeForm,
  () => <Waiting height={480} />,
);

interface ScheduledActionsProps {
  ride: ScheduledTrip & { driver?: { name: string } };
  /** At the desk: whose ride it is. */
  rider?: PersonView;
  /** Other buttons. */
  children?: ReactNode;
}

/** Changing a scheduled ride, and canceling it: for its rider, and for the desk. */
export function ScheduledActions({ ride, rider, children }: ScheduledActionsProps) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const cancel = trpc.scheduled.cancel.useMutation({
    onSuccess: close,
    onError: (error) => toastFailed(errorSentence(error, scheduled.cancelFailed)),
  });
  const when = format.dateTime(ride.pickupAt);
  return (
    <>
      <Group gap={8}>
        <Button
          size="sm"
          variant="default"
          aria-label={scheduled.changeOf(when)}
          onClick={() => setOpen('change')}
        >
          {scheduled.change}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={scheduled.cancelOf(when)}
          onClick={() => setOpen('cancel')}
        >
          {scheduled.cancel}
        </Button>
        {children}
      </Group>
      <FormDialog opened={open === 'change'} onClose={close} title={scheduled.changeTitle}>
        {ride.driver && (
          <Text size="sm" mb="md">
            {scheduled.agreed(ride.driver.name)}
          </Text>
        )}
        {rider ? (
          <>
            <Text size="sm" mb="md">
              {sayWhoHears(scheduled, rider)}
            </Text>
            <Form ride={ride} rider={rider} onDone={close} />
          </>
        ) : (
          <OwnForm ride={ride} onDone={close} />
        )}
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
        {rider && <Text mt="xs">{sayWhoHears(scheduled, rider)}</Text>}
      </AskDialog>
    </>
  );
}

/** Guests have no app: they are called. */
const sayWhoHears = (texts: typeof english, { name, isGuest }: PersonView): string =>
  isGuest ? texts.callGuest(name) : texts.willHear(name);
