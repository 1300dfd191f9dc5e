import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { isActive, type RiderRide } from '@ridewire/contracts';
import { useState } from 'react';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { useCancelRide } from './use-cancel-ride.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import { reasons } from '../../../kit/texts/texts.en.ts';
import styles from '../panel/rider-home.module.css';
import { useShield } from '../../../kit/dialogs/use-shield.ts';

interface CancelDialogProps {
  ride: RiderRide;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an accepted ride is canceled. When the ride moves on in the meantime, it says so and offers nothing more. */
export function CancelDialog({ ride, isOpen, onClose }: CancelDialogProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const [reason, setReason] = useState<string | null>(null);
  const cancel = useCancelRide(ride);
  const isOpenStill = ride.status === 'requested' || ride.status === 'accepted';
  // A ride just canceled here needs no message: the panel says it.
  const isDone = ride.canceledBy === 'rider';
  useShield(isOpen && !isDone);
  return (
    <Modal
      opened={isOpen && !isDone}
      onClose={onClose}
      // The panel it was opened from may be gone.
      onExitTransitionEnd={() => focusLostHeading()}
      title={isOpenStill ? panel.cancelTitle : panel.tooLateTitle}
    >
      {isOpenStill ? (
        <Stack gap="lg">
          <Radio.Group label={panel.cancelWhy} value={reason} onChange={setReason}>
            <div className="rw-choices">
              {reasons.rider.map((each) => (
                <Radio key={each} value={each} label={sayReason(each)} />
              ))}
            </div>
          </Radio.Group>
          <div className={styles.buttons}>
            <Button size="lg" variant="default" fullWidth data-autofocus onClick={onClose}>
              {panel.keepRide}
            </Button>
            <ConnectedButton
              size="lg"
              fullWidth
              color="red"
              isBusy={cancel.isPending}
              busyLabel={panel.canceling}
              onPress={() => cancel.send(reason ?? undefined)}
            >
              {panel.yesCancel}
            </ConnectedButton>
          </div>
        </Stack>
      ) : (
        <Stack gap="lg" role="alert">
          <Text>{isActive(ride.status) ? rider.tooLate : panel.alreadyOver}</Text>
          <Group>
            <Button size="lg" variant="default" fullWidth data-autofocus onClick={onClose}>
              {rider.close}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
