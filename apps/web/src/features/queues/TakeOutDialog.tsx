import { Text, TextInput } from '@mantine/core';
import { LONGEST_QUEUE_REASON } from '@ridewire/contracts/queue-zone';
import { useMemory } from '@ridewire/ui';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialogs/DialogForm.tsx';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useQueuesTexts } from './texts.en.ts';

interface TakeOutDialogProps {
  zoneId: string;
  driver: { id: string; name: string } | null;
  onDone: (driverId: string) => void;
  onClose: () => void;
}

/** Takes a driver out of the line, with a reason they read. */
export function TakeOutDialog({ zoneId, driver, onDone, onClose }: TakeOutDialogProps) {
  const texts = useQueuesTexts();
  // Still shown while the dialog fades.
  const [shown] = useMemory<TakeOutDialogProps['driver']>(null, (before) => driver ?? before);
  const { mutate, isPending } = trpc.queues.takeOut.useMutation();
  if (!shown) return null;
  const takeOut = (reason: string) =>
    mutate(
      { zoneId, driverId: shown.id, reason },
      {
        onSuccess: () => {
          toastDone(texts.takenOut(shown.name));
          onClose();
          onDone(shown.id);
        },
        onError: (error) => {
          toastFailed(errorSentence(error, texts.takeOutFailed));
          onClose();
        },
      },
    );
  return (
    <FormDialog opened={driver !== null} onClose={onClose} title={texts.takeOutAsk(shown.name)}>
      <ReasonForm isBusy={isPending} onTakeOut={takeOut} onClose={onClose} />
    </FormDialog>
  );
}

interface ReasonFormProps {
  isBusy: boolean;
  onTakeOut: (reason: string) => void;
  onClose: () => void;
}

function ReasonForm({ isBusy, onTakeOut, onClose }: ReasonFormProps) {
  const texts = useQueuesTexts();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = () => {
    setSent(true);
    if (!isMissing && !isBusy) onTakeOut(reason.trim());
  };
  return (
    <DialogForm onSubmit={submit} submit={texts.takeOut} isBusy={isBusy} color="red" onCancel={onClose}>
      <Text>{texts.takeOutText}</Text>
      <TextInput
        data-autofocus
        label={texts.reason}
        maxLength={LONGEST_QUEUE_REASON}
        value={reason}
        error={wasSent && isMissing && texts.reasonMissing}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </DialogForm>
  );
}
