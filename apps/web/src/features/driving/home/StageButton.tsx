import type { DriverRide } from '@ridewire/contracts';
import { statusIcons } from '@ridewire/ui';
import { IconMapPinCheck } from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { useSettled } from '../../../kit/buttons/use-settled.ts';
import type { Stage } from './use-stage.ts';

interface StageButtonProps {
  ride: DriverRide;
  stage: Stage;
  /** What is said before that: that the driver is at the pickup, or at a stop. */
  first: { label: string; isSending: boolean; say: () => unknown } | undefined;
}

/**
 * The one button of a ride under way: its next stage, or first that the driver is at the pickup or a stop. It rests after each
 * change, so that a double press can't skip one.
 */
export function StageButton({ ride, stage: { to, pending, press }, first }: StageButtonProps) {
  const driver = useDriverTexts();
  const isBusy = first ? first.isSending : pending !== null;
  const isSettled = useSettled(`${ride.id} ${ride.status} ${first && first.label} ${isBusy}`);
  if (!to) return null;
  const Icon = first ? IconMapPinCheck : statusIcons[to];
  return (
    <ConnectedButton
      size="xl"
      fullWidth
      isBusy={isBusy}
      isInert={!isSettled}
      worksOffline
      icon={<Icon size={24} stroke={1.75} aria-hidden />}
      onPress={first ? first.say : press}
    >
      {first ? first.label : driver.stages[pending ?? to]}
    </ConnectedButton>
  );
}
