import { Alert, Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { AdminStatus, type BoardRide } from '@ridewire/contracts';
import { useRef, useState } from 'react';
import { errorSentence } from '../../live/error-sentence.ts';
import { boardKind } from '../../live/live-kinds.ts';
import { trpc } from '../../live/trpc.ts';
import { usePatchLive } from '../../live/use-live.ts';
import { toastDone } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export interface UpdateStatusDialogProps {
  ride: BoardRide;
  opened: boolean;
  onClose: () => void;
}

/** Sets a ride to any other status. Waits for the commit; what the server refuses is said in its own sentence. */
export function UpdateStatusDialog({ ride, opened, onClose }: UpdateStatusDialogProps) {
  const { admin, pieces } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={admin.updateStatus.title(pieces.statuses[ride.status])}
      closeButtonProps={{ 'aria-label': admin.ride.close }}
      zIndex={400}
    >
      <StatusForm ride={ride} onClose={onClose} />
    </Modal>
  );
}

function StatusForm({ ride, onClose }: Omit<UpdateStatusDialogProps, 'opened'>) {
  const { admin, pieces } = useTexts();
  const patch = usePatchLive();
  const setStatus = trpc.rides.setStatus.useMutation();
  // A second press comes before the first one is rendered.
  const isSending = useRef(false);
  const [openedAt] = useState(ride);
  const [chosen, setChosen] = useState<AdminStatus | null>(null);
  const [reason, setReason] = useState('');
  const others = AdminStatus.options.filter((status) => status !== ride.status);
  // Without a driver a ride can only be ended.
  const isPossible = (status: AdminStatus) => ride.driver !== null || status === 'canceled';
  const to = chosen && others.includes(chosen) && isPossible(chosen) ? chosen : null;

  const confirm = (event: React.FormEvent) => {
    event.preventDefault();
    if (!to || isSending.current) return;
    isSending.current = true;
    const why = reason.trim();
    setStatus.mutate(
      { rideId: ride.id, to, ...(why && { reason: why }) },
      {
        onSuccess: (updated) => {
          patch(boardKind, { type: 'change', data: { kind: 'ride', ride: updated } });
          toastDone(admin.updateStatus.marked(pieces.statuses[updated.status]));
          onClose();
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <form onSubmit={confirm}>
      <Stack>
        {openedAt.status !== ride.status && !setStatus.isPending && (
          <Alert color="amber" role="status">
            {admin.updateStatus.changed(pieces.statuses[ride.status])}
          </Alert>
        )}
        <Radio.Group
          label={admin.updateStatus.newStatus}
          value={to}
          onChange={(value) => setChosen(value as AdminStatus)}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {admin.updateStatus.back}
          </Button>
          <Button
            type="submit"
            color={to === 'canceled' ? 'red' : 'wire'}
            disabled={!to}
            aria-busy={setStatus.isPending}
          >
            {setStatus.isPending ? admin.updateStatus.updating : admin.updateStatus.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
