import { Text } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useSeenVersion } from '../../rides/use-seen-version.ts';
import { useSetRideStatus } from '../../rides/use-set-ride-status.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ActDialog } from './ActDialog.tsx';

export interface CancelDialogProps {
  /** As it is now. */
  ride: BoardRide;
  opened: boolean;
  onClose: () => void;
}

/** Ends a ride under way, for both sides. */
export function CancelDialog({ ride, opened, onClose }: CancelDialogProps) {
  const { admin, pieces } = useTexts();
  const format = useFormat();
  const setStatus = useSetRideStatus();
  const { seenVersion, isOther } = useSeenVersion(ride, opened);
  const isDone = setStatus.isPending || setStatus.isSuccess;
  return (
    <ActDialog
      title={admin.cancel.title(format.shortId(ride.id))}
      opened={opened}
      onClose={onClose}
      stale={isOther && !isDone && admin.updateStatus.changed(pieces.statuses[ride.status])}
      confirm={admin.cancel.confirm}
      busyLabel={admin.cancel.canceling}
      isDanger
      isBusy={setStatus.isPending}
      error={setStatus.error}
      failed={admin.cancel.failed}
      onConfirm={(reason, settled) =>
        setStatus.mutate(
          {
            rideId: ride.id,
            to: 'canceled',
            fromStatus: ride.status,
            seenVersion,
            ...(reason && { reason }),
          },
          { onSuccess: onClose, onSettled: settled },
        )
      }
    >
      <Text>
        {ride.driver
          ? admin.cancel.tellsBoth(ride.rider.name, ride.driver.name)
          : admin.cancel.tells(ride.rider.name)}
      </Text>
    </ActDialog>
  );
}
