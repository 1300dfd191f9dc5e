import { phoneLink } from '../../kit/texts/phone-link.ts';
import { Button, Group, Text } from '@mantine/core';
import { type BoardRide, isAboard, isActive } from '@ridewire/contracts';
import { IconPhone } from '@tabler/icons-react';
import { useFormat } from '@ridewire/ui';
import { UpdateStatusDialog } from '../rides/UpdateStatusDialog.tsx';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { useShownBoard } from './board-context.ts';
import { ReassignDialog } from './ReassignDialog.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './live-board.module.css';
import { useSeenVersion } from '../rides/use-seen-version.ts';
import { useSetRideStatus } from '../rides/use-set-ride-status.ts';
import { ActDialog } from './ActDialog.tsx';
import { useRidesTexts } from '../rides/texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import { IfMay } from '../session/IfMay.tsx';

/** The people to call by phone. */
export function RideCalls({ ride: { rider, driver } }: { ride: BoardRide }) {
  const texts = useBoardTexts();
  const calls = [
    { phone: rider.phone, words: texts.ride.callRider },
    { phone: driver?.phone, words: texts.ride.callDriver },
  ];
  if (!calls.some(({ phone }) => phone)) return null;
  return (
    <Group gap={8} grow wrap="nowrap">
      {calls.map(
        ({ phone, words }) =>
          phone && (
            <Button
              key={words}
              component="a"
              href={phoneLink(phone)}
              variant="default"
              size="sm"
              leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
            >
              {words}
            </Button>
          ),
      )}
    </Group>
  );
}

/** What the admin is asked about. */
export type Asked = 'update' | 'cancel' | 'assign' | 'reassign';

/** What can be done about a ride in its present state. */
export function RideActions({ ride, onAsk }: { ride: BoardRide; onAsk: (asked: Asked) => void }) {
  const texts = useBoardTexts();
  return (
    <div className={styles.rideDrawerFoot}>
      <IfMay right="rides:write">
        {ride.status === 'requested' && !ride.next && (
          <ConnectedButton size="sm" variant="light" onPress={() => onAsk('assign')}>
            {texts.assign.open}
          </ConnectedButton>
        )}
        {ride.status === 'accepted' && (
          <ConnectedButton size="sm" variant="light" onPress={() => onAsk('reassign')}>
            {texts.reassign.open}
          </ConnectedButton>
        )}
        {isActive(ride.status) && (
          <ConnectedButton size="sm" variant="light" color="red" onPress={() => onAsk('cancel')}>
            {texts.cancel.open}
          </ConnectedButton>
        )}
      </IfMay>
      <LinkButton
        to="/dashboard/ride-management/$rideId"
        params={{ rideId: ride.id }}
        variant="default"
        size="sm"
      >
        {texts.ride.open}
      </LinkButton>
      <IfMay right="rides:write">
        <ConnectedButton size="sm" onPress={() => onAsk('update')}>
          {texts.ride.updateStatus}
        </ConnectedButton>
      </IfMay>
    </div>
  );
}

export interface RideDialogsProps {
  rideId: string;
  asked: Asked | null;
  onClose: () => void;
}

/** The dialogs of one ride. They are outside the drawer, which differs between screen sizes. */
export function RideDialogs({ rideId, asked, onClose }: RideDialogsProps) {
  const { board } = useShownBoard();
  const ride = board?.state.rides.get(rideId);
  if (!board || !ride) return null;
  return (
    <>
      <UpdateStatusDialog ride={ride} opened={asked === 'update'} onClose={onClose} />
      <CancelDialog ride={ride} opened={asked === 'cancel'} onClose={onClose} />
      <AssignDialog board={board} ride={ride} opened={asked === 'assign'} onClose={onClose} />
      <ReassignDialog board={board} ride={ride} opened={asked === 'reassign'} onClose={onClose} />
    </>
  );
}

interface CancelDialogProps {
  /** The ride's present state. */
  ride: BoardRide;
  opened: boolean;
  onClose: () => void;
}

/** Cancels a ride under way, for both sides. */
function CancelDialog({ ride, opened, onClose }: CancelDialogProps) {
  const texts = useBoardTexts();
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const format = useFormat();
  const setStatus = useSetRideStatus();
  const { seenVersion, isOther } = useSeenVersion(ride, opened);
  const isDone = setStatus.isPending || setStatus.isSuccess;
  return (
    <ActDialog
      title={texts.cancel.title(format.shortId(ride.id))}
      opened={opened}
      onClose={onClose}
      stale={isOther && !isDone && rides.statusUpdate.changed(pieces.statuses[ride.status])}
      needsReason={isAboard(ride.status) && rides.statusUpdate.reasonNeeded}
      confirm={texts.cancel.confirm}
      busyLabel={texts.cancel.canceling}
      isDanger
      isBusy={setStatus.isPending}
      error={setStatus.error}
      failed={texts.cancel.failed}
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
          ? texts.cancel.tellsBoth(ride.rider.name, ride.driver.name)
          : texts.cancel.tells(ride.rider.name)}
      </Text>
    </ActDialog>
  );
}
