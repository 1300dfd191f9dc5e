import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isActive, type BoardRide } from '@ridewire/contracts';
import { IconPhone } from '@tabler/icons-react';
import { UpdateStatusDialog } from '../../rides/UpdateStatusDialog.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';
import type { Board } from './use-board.ts';

/** Whom one can call, by telephone. */
export function RideCalls({ ride: { rider, driver } }: { ride: BoardRide }) {
  const { admin } = useTexts();
  const calls = [
    { phone: rider.phone, words: admin.ride.callRider },
    { phone: driver?.phone, words: admin.ride.callDriver },
  ];
  if (!calls.some(({ phone }) => phone)) return null;
  return (
    <div className="rw-ride-calls">
      {calls.map(
        ({ phone, words }) =>
          phone && (
            <Button
              key={words}
              component="a"
              href={`tel:${phone}`}
              variant="default"
              size="sm"
              leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
            >
              {words}
            </Button>
          ),
      )}
    </div>
  );
}

/** What can be done about a ride as it is now. */
export function RideActions({ board, ride }: { board: Board; ride: BoardRide }) {
  const { admin } = useTexts();
  const [isUpdating, update] = useDisclosure();
  const [isCanceling, cancel] = useDisclosure();
  const [isReassigning, reassign] = useDisclosure();
  return (
    <>
      <div className="rw-ride-drawer-foot">
        {ride.status === 'accepted' && (
          <LinkedButton size="md" variant="light" onPress={reassign.open}>
            {admin.reassign.open}
          </LinkedButton>
        )}
        {isActive(ride.status) && (
          <LinkedButton size="md" variant="light" color="red" onPress={cancel.open}>
            {admin.cancel.open}
          </LinkedButton>
        )}
        <LinkButton
          to="/dashboard/ride-management/$rideId"
          params={{ rideId: ride.id }}
          variant="default"
          size="md"
        >
          {admin.ride.open}
        </LinkButton>
        <LinkedButton size="md" onPress={update.open}>
          {admin.ride.updateStatus}
        </LinkedButton>
      </div>
      <UpdateStatusDialog ride={ride} opened={isUpdating} onClose={update.close} />
      <CancelDialog ride={ride} opened={isCanceling} onClose={cancel.close} />
      <ReassignDialog board={board} ride={ride} opened={isReassigning} onClose={reassign.close} />
    </>
  );
}
