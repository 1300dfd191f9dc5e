import { Radio, Stack, Text } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { LostSignal } from '../../people/LostSignal.tsx';
import { useReassignRide } from '../../rides/use-reassign-ride.ts';
import { useSeenVersion } from '../../rides/use-seen-version.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ActDialog } from './ActDialog.tsx';
import { nearestDrivers } from './nearest-drivers.ts';
import type { Board } from './use-board.ts';

export interface ReassignDialogProps {
  board: Board;
  /** As it is now. */
  ride: BoardRide;
  opened: boolean;
  onClose: () => void;
}

const ALL = 'all';

/** Takes a ride from its driver: one who is chosen is asked, or all who are near. */
export function ReassignDialog({ board, ride, opened, onClose }: ReassignDialogProps) {
  const { admin, pieces } = useTexts();
  const format = useFormat();
  const reassign = useReassignRide();
  // As it was when this was opened: who drives it, and who could.
  const [from, setFrom] = useState(ride.driver);
  const [choices, setChoices] = useState(() => nearestDrivers(ride, board.state, board.driven));
  const [chosen, setChosen] = useState(ALL);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setFrom(ride.driver);
      setChoices(nearestDrivers(ride, board.state, board.driven));
      setChosen(ALL);
      reassign.reset();
    }
  }
  const { seenVersion, isOther } = useSeenVersion(ride, opened);
  const isDone = reassign.isPending || reassign.isSuccess;
  return (
    <ActDialog
      title={admin.reassign.title(format.shortId(ride.id))}
      opened={opened}
      onClose={onClose}
      stale={isOther && !isDone && admin.updateStatus.changed(pieces.statuses[ride.status])}
      confirm={admin.reassign.confirm}
      busyLabel={admin.reassign.reassigning}
      isBusy={reassign.isPending}
      error={reassign.error}
      failed={admin.reassign.failed}
      onConfirm={(reason, settled) =>
        reassign.mutate(
          {
            rideId: ride.id,
            fromDriverId: from?.id ?? '',
            seenVersion,
            ...(chosen !== ALL && { toDriverId: chosen }),
            ...(reason && { reason }),
          },
          { onSuccess: onClose, onSettled: settled },
        )
      }
    >
      <Text>{admin.reassign.tells(from?.name ?? '', ride.rider.name)}</Text>
      <Radio.Group label={admin.reassign.to} value={chosen} onChange={setChosen}>
        <Stack gap={0} mt={4}>
          <Radio className="rw-status-choice" value={ALL} label={admin.reassign.all} />
          {choices.map(({ driver, meters }) => (
            <Radio
              key={driver.id}
              className="rw-status-choice"
              value={driver.id}
              label={driver.name}
              description={
                driver.silentSince !== null ? (
                  <LostSignal since={driver.silentSince} />
                ) : meters === null ? (
                  admin.ride.notSeen
                ) : (
                  admin.reassign.away(format.distance(Math.round(meters)))
                )
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {choices.length === 0 && <Text c="dimmed">{admin.reassign.nobody}</Text>}
    </ActDialog>
  );
}
