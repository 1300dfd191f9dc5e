import { Modal, Text } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { PlacePicker } from '../../booking/places/PlacePicker.tsx';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { useShield } from '../../../kit/dialogs/use-shield.ts';
import { useGoodPosition } from '../own-position.ts';
import { useDriverTexts } from '../texts.en.ts';

export interface HomeDialogProps {
  isOpen: boolean;
  onChoose: (stop: Stop) => unknown;
  onClose: () => void;
}

/** Where rides toward home lead. */
export function HomeDialog({ isOpen, onChoose, onClose }: HomeDialogProps) {
  const driver = useDriverTexts();
  const position = useGoodPosition();
  useShield(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <Modal opened={isOpen} onClose={onClose} title={driver.homeTitle}>
      <Text size="sm" c="dimmed" mb="sm">
        {driver.homeHint}
      </Text>
      <PlacePicker
        label={driver.homePlace}
        near={position}
        from={position}
        onChoose={(stop) => void onChoose(stop)}
      />
    </Modal>
  );
}
