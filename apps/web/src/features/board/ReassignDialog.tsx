import { Radio, Stack, Text } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { useFormat, useMemory } from '@ridewire/ui';
import { useLayoutEffect, useState } from 'react';
import { LostSignal } from '../people/LostSignal.tsx';
import { useRideTypes } from '../rides/ride-types.ts';
import { useReassignRide } from '../rides/use-reassign-ride.ts';
import { useSeenVersion } from '../rides/use-seen-version.ts';
import { ActDialog } from './ActDialog.tsx';
import { nearestDrivers } from './nearest-drivers.ts';
import type { Board } from './board-store.ts';
import { useBoardTexts } from './texts.en.ts';
import { useRidesTexts } from '../rides/texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';

export interface ReassignDialogProps {
  board: Board;
  /** The ride's present state. */
  ride: BoardRide;
  opened: boolean;
  onClose: () => void;
}

const ALL = 'all';

/** Takes a ride from its driver, and asks a chosen driver or all who are near. */
export function ReassignDialog({ board, ride, opened, onClose }: ReassignDialogProps) {
  const texts = useBoardTexts();
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const format = useFormat();
  const reassign = useReassignRide();
  const { reset } = reassign;
  // As it was when this opened: its driver, and the possible ones.
  const type = useRideTypes().find(({ id }) => id === ride.type);
  const look = () => ({
    from: ride.driver,
    choices: nearestDrivers(ride, board.state, board.driven, type),
  });
  const [{ seen }] = useMemory(
    () => ({ opened, seen: look() }),
    (before) => (before.opened === opened ? before : { opened, seen: opened ? look() : before.seen }),
  );
  const { from, choices } = seen;
  const [choice, setChoice] = useState({ seen, id: ALL });
  const chosen = choice.seen === seen ? choice.id : ALL;
  // An earlier refusal is not shown again.
  useLayoutEffect(() => reset(), [seen, reset]);
  const { seenVersion, isOther } = useSeenVersion(ride, opened);
  const isDone = reassign.isPending || reassign.isSuccess;
  return (
    <ActDialog
      title={texts.reassign.title(format.shortId(ride.id))}
      opened={opened}
      onClose={onClose}
      stale={isOther && !isDone && rides.statusUpdate.changed(pieces.statuses[ride.status])}
      confirm={texts.reassign.confirm}
      busyLabel={texts.reassign.reassigning}
      isBusy={reassign.isPending}
      error={reassign.error}
      failed={texts.reassign.failed}
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
      <Text>{texts.reassign.tells(from?.name ?? '', ride.rider.name)}</Text>
      <Radio.Group label={texts.reassign.to} value={chosen} onChange={(id) => setChoice({ seen, id })}>
        <Stack gap={0} mt={4}>
          <Radio py={10} px={0} value={ALL} label={texts.reassign.all} />
          {choices.map(({ driver, meters }) => (
            <Radio
              key={driver.id}
              py={10}
              px={0}
              value={driver.id}
              label={driver.name}
              description={
                driver.silentSince !== null ? (
                  <LostSignal since={driver.silentSince} />
                ) : meters === null ? (
                  texts.ride.notSeen
                ) : (
                  texts.reassign.away(format.distance(Math.round(meters)))
                )
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {choices.length === 0 && <Text c="dimmed">{texts.reassign.nobody}</Text>}
    </ActDialog>
  );
}
