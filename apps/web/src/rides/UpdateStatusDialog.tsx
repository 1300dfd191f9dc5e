import './UpdateStatusDialog.css';
import { Alert, Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { AdminStatus, type RideView } from '@ridewire/contracts';
import { useRef, useState } from 'react';
import { errorSentence, findErrorCode } from '../live/error-sentence.ts';
import { focusLostHeading } from '../shell/focus-lost-heading.ts';
import { LinkedButton } from '../shell/LinkedButton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { isOtherRide } from './is-other-ride.ts';
import { useSetRideStatus } from './use-set-ride-status.ts';

/** What had the focus went with the form. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export interface UpdateStatusDialogProps {
  /** As it is now. */
  ride: Pick<RideView, 'id' | 'status' | 'version' | 'type'> & { driver: object | null };
  /** Somebody has deleted it. */
  isGone?: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Sets a ride to any other status. Waits for the commit; what the server refuses is said in its own sentence. */
export function UpdateStatusDialog({ ride, isGone = false, opened, onClose }: UpdateStatusDialogProps) {
  const { admin, pieces } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={admin.updateStatus.title(pieces.statuses[ride.status])}
      closeButtonProps={{ 'aria-label': admin.ride.close }}
      // The second press of a double one lands outside: it must not answer.
      closeOnClickOutside={false}
      onExitTransitionEnd={() => focusLostHeading()}
      size={500}
      zIndex={400}
    >
      <StatusForm ride={ride} isGone={isGone} onClose={onClose} />
    </Modal>
  );
}

function StatusForm({ ride, isGone, onClose }: Omit<UpdateStatusDialogProps, 'opened'>) {
  const { admin, pieces } = useTexts();
  const setStatus = useSetRideStatus();
  // A second press comes before the first one is rendered.
  const isSending = useRef(false);
  const [seen] = useState(ride);
  const [choice, setChoice] = useState<AdminStatus | null>(null);
  const [reason, setReason] = useState('');
  const others = AdminStatus.options.filter((status) => status !== ride.status);
  // Without a driver a ride can only be ended.
  const isPossible = (status: AdminStatus) => ride.driver !== null || status === 'canceled';
  const to = choice && isPossible(choice) ? choice : null;
  const code = setStatus.error && findErrorCode(setStatus.error);
  // What was chosen for the ride as it was is not done to the ride as it is.
  const stale =
    ((isGone || code === 'RIDE_NOT_FOUND') && admin.updateStatus.deleted) ||
    (isOtherRide(seen, ride) &&
      !setStatus.isPending &&
      !setStatus.isSuccess &&
      admin.updateStatus.changed(pieces.statuses[ride.status])) ||
    (code === 'RIDE_CHANGED' && errorSentence(setStatus.error, admin.updateStatus.failed));

  const confirm = (event: React.FormEvent) => {
    event.preventDefault();
    if (!to || isSending.current) return;
    isSending.current = true;
    const why = reason.trim();
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
        {reason && <TextInput label={admin.updateStatus.reason} readOnly value={reason} />}
        <Group justify="flex-end">
          <Button variant="default" size="md" ref={takeFocus} onClick={onClose}>
            {admin.updateStatus.back}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form onSubmit={confirm}>
      <Stack>
        <Radio.Group
          label={admin.updateStatus.newStatus}
          value={to}
          onChange={(value) => setChoice(value as AdminStatus)}
        >
          <Stack gap={0} mt={4}>
            {others.map((status) => (
              <Radio
                key={status}
                className="rw-status-choice"
                value={status}
                disabled={!isPossible(status)}
                label={pieces.statuses[status]}
                description={isPossible(status) ? undefined : admin.updateStatus.needsDriver}
              />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label={admin.updateStatus.reason}
          placeholder={admin.updateStatus.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {setStatus.error && (
          <Alert color="red" role="alert">
            {errorSentence(setStatus.error, admin.updateStatus.failed)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            {admin.updateStatus.back}
          </Button>
          <LinkedButton
            type="submit"
            size="md"
            color={to === 'canceled' ? 'red' : 'wire'}
            refusal={!to && admin.updateStatus.chooseFirst}
            isBusy={setStatus.isPending}
            busyLabel={admin.updateStatus.updating}
          >
            {admin.updateStatus.confirm}
          </LinkedButton>
        </Group>
      </Stack>
    </form>
  );
}
