import { Button, Group, Text, TextInput } from '@mantine/core';
import type { RideDetail } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useRef, useState } from 'react';
import { DialogForm } from '../../../kit/dialogs/DialogForm.tsx';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { invalidateRide } from '../keep-ride.ts';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { readAmountCents } from './read-amount.ts';
import { useRidesTexts } from '../texts.en.ts';

/** The longest input, in characters; the largest amount is shorter. */
const MAX_AMOUNT = 20;

export interface RefundDialogProps {
  ride: Pick<RideDetail, 'id' | 'rider' | 'version'>;
  /** The part of the fare not refunded yet. */
  leftCents: number;
  opened: boolean;
  onClose: () => void;
}

/** Notes a cash refund. Waits for the server, which decides how much of the fare is left. */
export function RefundDialog({ ride, leftCents, opened, onClose }: RefundDialogProps) {
  const rides = useRidesTexts();
  const format = useFormat();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={rides.refundTitle(format.shortId(ride.id))}
      size={500}
    >
      <RefundForm ride={ride} leftCents={leftCents} onClose={onClose} />
    </FormDialog>
  );
}

function RefundForm({ ride, leftCents, onClose }: Omit<RefundDialogProps, 'opened'>) {
  const rides = useRidesTexts();
  const format = useFormat();
  // One per dialog, so that repeated presses and retries make one note.
  const [commandId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const [openedAt] = useState(ride.version);
  const isSending = useRef(false);
  const readCents = readAmountCents(amount);
  const amountCents = readCents ?? 0;
  const left = format.money(leftCents);
  const amountError =
    (readCents === null && amount.trim() !== '' && rides.refundNoAmount) ||
    (amountCents < 1 && rides.refundNeedsAmount) ||
    (amountCents > leftCents && rides.refundTooMuch(left));
  // An empty field is no mistake yet.
  const isWrong = amount.trim() !== '' && (readCents === null || amountCents > leftCents);
  const why = reason.trim();
  const refund = trpc.rides.refund.useMutation({
    onSuccess: async (note) => {
      await invalidateRide(ride.id);
      toastDone(rides.refundNoted(format.money(note.amountCents)));
      onClose();
    },
    onError: () => void invalidateRide(ride.id),
    onSettled: () => (isSending.current = false),
  });
  const send = () => {
    setSent(true);
    if (amountError || !why || isSending.current || refund.isSuccess) return;
    isSending.current = true;
    // A person who has read that the ride changed acts on its present state.
    const seenVersion = findErrorCode(refund.error) === 'RIDE_CHANGED' ? ride.version : openedAt;
    refund.mutate({ commandId, rideId: ride.id, amountCents, seenVersion, reason: why });
  };
  return (
    <DialogForm
      onSubmit={send}
      gap="md"
      problem={refund.error && errorSentence(refund.error, rides.refundFailed)}
      cancel={rides.refundCancel}
      submit={!amountError ? rides.refundConfirm(format.money(amountCents)) : rides.noteRefund}
      isBusy={refund.isPending}
      busyLabel={rides.refundBusy}
      onCancel={onClose}
    >
      <Text size="sm">{rides.refundText(ride.rider.name)}</Text>
      <Group align="flex-start" gap="sm">
        <TextInput
          data-autofocus
          flex="1 1 160px"
          label={rides.refundAmount}
          description={rides.refundLeft(left)}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_AMOUNT}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          error={((wasSent || isWrong) && amountError) || null}
        />
        {/* Aligned with the box next to it, below its label and description. */}
        <Button
          mt={48.2}
          variant="default"
          disabled={leftCents === 0}
          onClick={() => setAmount((leftCents / 100).toFixed(2))}
        >
          {rides.refundWhole(left)}
        </Button>
      </Group>
      <TextInput
        label={rides.refundReason}
        placeholder={rides.refundReasonHint}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={wasSent && !why ? rides.refundNeedsReason : null}
      />
    </DialogForm>
  );
}
