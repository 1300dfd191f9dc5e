import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { isActive, type RiderRide } from '@ridewire/contracts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useCancelRide } from './use-cancel-ride.ts';
import { WaitingButton } from './WaitingButton.tsx';

interface CancelDialogProps {
  ride: RiderRide;
  isOpen: boolean;
  onClose: () => void;
}

/** The button that opened the dialog may be gone with its panel; then the new panel's heading takes the focus. */
function keepFocus(): void {
  // The dialog itself is gone with the next frame.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  });
}

/** Asks before an accepted ride is canceled. When the ride moves on meanwhile, it says so and offers nothing more. */
export function CancelDialog({ ride, isOpen, onClose }: CancelDialogProps) {
  const { rider } = useTexts();
  const [reason, setReason] = useState<string | null>(null);
  const cancel = useCancelRide(ride);
  const isOpenStill = ride.status === 'requested' || ride.status === 'accepted';
  // The ride that was just canceled here needs no further word: the panel says it.
  const isDone = ride.canceledBy === 'rider';
  return (
    <Modal
      opened={isOpen && !isDone}
      onClose={onClose}
      onExitTransitionEnd={keepFocus}
      title={isOpenStill ? rider.cancelTitle : rider.tooLateTitle}
    >
      {isOpenStill ? (
        <Stack gap="lg">
          <Radio.Group label={rider.cancelWhy} value={reason} onChange={setReason}>
            <div className="rw-rider-reasons">
              {rider.cancelReasons.map((each) => (
                <Radio key={each} value={each} label={each} />
              ))}
            </div>
          </Radio.Group>
          <div className="rw-rider-buttons">
            <Button size="lg" variant="default" fullWidth data-autofocus onClick={onClose}>
              {rider.keepRide}
            </Button>
            <WaitingButton
              color="red"
              isBusy={cancel.isPending}
              busyLabel={rider.canceling}
              onPress={() => cancel.send(reason ?? undefined)}
            >
              {rider.yesCancel}
            </WaitingButton>
          </div>
        </Stack>
      ) : (
        <Stack gap="lg" role="alert">
          <Text>{isActive(ride.status) ? rider.tooLate : rider.alreadyOver}</Text>
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
