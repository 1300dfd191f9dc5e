import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { ADMIN_STATUSES, type AdminStatus, isAboard, type RideView } from '@ridewire/contracts';
import { useRef, useState } from 'react';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { isOtherRide } from './is-other-ride.ts';
import { useSetRideStatus } from './use-set-ride-status.ts';
import { useRidesTexts } from './texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

/** The focused element disappeared with the form. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export interface UpdateStatusDialogProps {
  /** The ride's present state. */
  ride: Pick<RideView, 'id' | 'status' | 'version' | 'type'> & { driver: object | null };
  /** Someone has deleted it. */
  isGone?: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Sets a ride to another status. Waits for the commit. A refusal is shown in the server's own sentence. */
export function UpdateStatusDialog({ ride, isGone = false, opened, onClose }: UpdateStatusDialogProps) {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={rides.statusUpdate.title(pieces.statuses[ride.status])}
      size={500}
      isOverDrawer
    >
      <StatusForm ride={ride} isGone={isGone} onClose={onClose} />
    </FormDialog>
  );
}

function StatusForm({ ride, isGone, onClose }: Omit<UpdateStatusDialogProps, 'opened'>) {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const setStatus = useSetRideStatus();
  // A second press may come before the first one is rendered.
  const isSending = useRef(false);
  const [seen] = useState(ride);
  const [choice, setChoice] = useState<AdminStatus | null>(null);
  const [reason, setReason] = useState('');
  const others = ADMIN_STATUSES.filter((status) => status !== ride.status);
  // Without a driver a ride can only be ended.
  const isPossible = (status: AdminStatus) => ride.driver !== null || status === 'canceled';
  const to = choice && isPossible(choice) ? choice : null;
  const code = setStatus.error && findErrorCode(setStatus.error);
  // A choice made for the ride's earlier state is not applied to its present one.
  const stale =
    ((isGone || code === 'RIDE_NOT_FOUND') && rides.statusUpdate.deleted) ||
    (isOtherRide(seen, ride) &&
      !setStatus.isPending &&
      !setStatus.isSuccess &&
      rides.statusUpdate.changed(pieces.statuses[ride.status])) ||
    (code === 'RIDE_CHANGED' && errorSentence(setStatus.error, rides.statusUpdate.failed));

  const needsReason = to === 'canceled' && isAboard(ride.status);
  const confirm = (event: React.FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    if (!to || isSending.current || (needsReason && !why)) return;
    isSending.current = true;
    setStatus.mutate(
      {
        rideId: ride.id,
        to,
        fromStatus: seen.status,
        seenVersion: seen.version,
        ...(why && { reason: why }),
      },
      { onSuccess: onClose, onSettled: () => (isSending.current = false) },
    );
  };
  if (stale) {
    return (
      <Stack>
        <Alert color="amber" role="status">
          {stale}
        </Alert>
        {reason && <TextInput label={rides.statusUpdate.reason} readOnly value={reason} />}
        <Group justify="flex-end">
          <Button variant="default" size="md" ref={takeFocus} onClick={onClose}>
            {rides.statusUpdate.back}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form onSubmit={confirm}>
      <Stack>
        <Radio.Group
          label={rides.statusUpdate.newStatus}
          value={to}
          onChange={(value) => setChoice(value as AdminStatus)}
        >
          <Stack gap={0} mt={4}>
            {others.map((status) => (
              <Radio
                key={status}
                py={10}
                px={0}
                value={status}
                disabled={!isPossible(status)}
                label={pieces.statuses[status]}
                description={isPossible(status) ? undefined : rides.statusUpdate.needsDriver}
              />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label={rides.statusUpdate.reason}
          placeholder={needsReason ? undefined : rides.statusUpdate.reasonHint}
          maxLength={200}
          required={needsReason}
          description={needsReason ? rides.statusUpdate.reasonNeeded : undefined}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {setStatus.error && (
          <Alert color="red" role="alert">
            {errorSentence(setStatus.error, rides.statusUpdate.failed)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            {rides.statusUpdate.back}
          </Button>
          <ConnectedButton
            type="submit"
            size="md"
            color={to === 'canceled' ? 'red' : 'wire'}
            refusal={
              (!to && rides.statusUpdate.chooseFirst) ||
              (needsReason && !reason.trim() && rides.statusUpdate.reasonNeeded)
            }
            isBusy={setStatus.isPending}
            busyLabel={rides.statusUpdate.updating}
          >
            {rides.statusUpdate.confirm}
          </ConnectedButton>
        </Group>
      </Stack>
    </form>
  );
}
