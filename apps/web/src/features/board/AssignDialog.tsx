import { Select, Text } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { useFormat, useMemory } from '@ridewire/ui';
import { useLayoutEffect, useState } from 'react';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import { useRideTypes } from '../rides/ride-types.ts';
import { useRidesTexts } from '../rides/texts.en.ts';
import { useAssignRide } from '../rides/use-assign-ride.ts';
import { useSeenVersion } from '../rides/use-seen-version.ts';
import { ActDialog } from './ActDialog.tsx';
import type { Board } from './board-store.ts';
import { nearestDrivers, type FreeDriver } from './nearest-drivers.ts';
import { useBoardTexts } from './texts.en.ts';

export interface AssignDialogProps {
  board: Board;
  /** The ride's present state. */
  ride: BoardRide;
  opened: boolean;
  onClose: () => void;
}

/** More than this are found by typing a name. */
const SHOWN = 30;

/** Gives a request to a driver whom the admin chooses. */
export function AssignDialog({ board, ride, opened, onClose }: AssignDialogProps) {
  const texts = useBoardTexts();
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const format = useFormat();
  const assign = useAssignRide();
  const { reset } = assign;
  const type = useRideTypes().find(({ id }) => id === ride.type);
  const look = () => nearestDrivers(ride, board.state, board.driven, type, Infinity);
  // As they were when this opened: nobody moves under the cursor.
  const [{ seen }] = useMemory(
    () => ({ opened, seen: opened ? look() : [] }),
    (before) => (before.opened === opened ? before : { opened, seen: opened ? look() : before.seen }),
  );
  // Somebody may come online while there is nobody to choose.
  const free = seen.length > 0 || !opened ? seen : look();
  const [choice, setChoice] = useState<{ seen: readonly FreeDriver[]; id: string | null }>({
    seen,
    id: null,
  });
  const chosen = choice.seen === seen ? choice.id : null;
  useLayoutEffect(() => reset(), [seen, reset]);
  const { seenVersion, isOther } = useSeenVersion(ride, opened);
  const isDone = assign.isPending || assign.isSuccess;
  const away = ({ driver, meters }: FreeDriver) =>
    driver.silentSince !== null
      ? texts.assign.silent
      : meters === null
        ? texts.ride.notSeen
        : format.distance(Math.round(meters));
  return (
    <ActDialog
      title={texts.assign.title(format.shortId(ride.id))}
      opened={opened}
      onClose={onClose}
      stale={isOther && !isDone && rides.statusUpdate.changed(pieces.statuses[ride.status])}
      missing={chosen === null && texts.assign.missing}
      confirm={texts.assign.confirm}
      busyLabel={texts.assign.assigning}
      isBusy={assign.isPending}
      error={assign.error}
      failed={texts.assign.failed}
      onConfirm={(reason, settled) =>
        assign.mutate(
          { rideId: ride.id, driverId: chosen ?? '', seenVersion, ...(reason && { reason }) },
          { onSuccess: onClose, onSettled: settled },
        )
      }
    >
      <Text>{texts.assign.tells(ride.rider.name)}</Text>
      {free.length === 0 ? (
        <Text c="dimmed">{texts.reassign.nobody}</Text>
      ) : (
        <Select
          size="md"
          searchable
          label={texts.assign.to}
          description={texts.assign.hint}
          limit={SHOWN}
          data={free.map((each) => ({
            value: each.driver.id,
            label: `${each.driver.name} · ${away(each)}`,
          }))}
          value={chosen}
          onChange={(id) => setChoice({ seen, id })}
        />
      )}
    </ActDialog>
  );
}
