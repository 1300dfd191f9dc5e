import { Button } from '@mantine/core';
import { isActive, type BoardRide } from '@ridewire/contracts';
import { IconPhone } from '@tabler/icons-react';
import { UpdateStatusDialog } from '../../rides/UpdateStatusDialog.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from './board-context.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

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

/** What an admin is asked about. */
export type Asked = 'update' | 'cancel' | 'reassign';

/** What can be done about a ride as it is now. */
export function RideActions({ ride, onAsk }: { ride: BoardRide; onAsk: (asked: Asked) => void }) {
  const { admin } = useTexts();
  return (
    <div className="rw-ride-drawer-foot">
      {ride.status === 'accepted' && (
        <LinkedButton size="sm" variant="light" onPress={() => onAsk('reassign')}>
          {admin.reassign.open}
        </LinkedButton>
      )}
      {isActive(ride.status) && (
        <LinkedButton size="sm" variant="light" color="red" onPress={() => onAsk('cancel')}>
          {admin.cancel.open}
        </LinkedButton>
      )}
      <LinkButton
        to="/dashboard/ride-management/$rideId"
        params={{ rideId: ride.id }}
        variant="default"
        size="sm"
      >
        {admin.ride.open}
      </LinkButton>
      <LinkedButton size="sm" onPress={() => onAsk('update')}>
        {admin.ride.updateStatus}
      </LinkedButton>
    </div>
  );
}

export interface RideDialogsProps {
  rideId: string;
  asked: Asked | null;
  onClose: () => void;
}

/** The dialogs of one ride; beside the drawer, which is another one on another screen. */
export function RideDialogs({ rideId, asked, onClose }: RideDialogsProps) {
  const { board } = useShownBoard();
  const ride = board?.state.rides.get(rideId);
  if (!board || !ride) return null;
  return (
    <>
      <UpdateStatusDialog ride={ride} opened={asked === 'update'} onClose={onClose} />
      <CancelDialog ride={ride} opened={asked === 'cancel'} onClose={onClose} />
      <ReassignDialog board={board} ride={ride} opened={asked === 'reassign'} onClose={onClose} />
    </>
  );
}
