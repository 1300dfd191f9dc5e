import type { DriverRide } from '@ridewire/contracts';
import { statusIcons } from '@ridewire/ui';
import { IconMapPinCheck } from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { useSettled } from '../use-settled.ts';
import type { Arrival } from './use-arrival.ts';
import type { Stage } from './use-stage.ts';

interface StageButtonProps {
  ride: DriverRide;
  stage: Stage;
  arrival: Arrival;
}

/**
 * The one button of a ride under way: its next stage, or at the pickup first that the driver is there. It rests after each
 * change, so that a double press can't skip one.
 */
export function StageButton({ ride, stage: { to, pending, press }, arrival }: StageButtonProps) {
  const driver = useDriverTexts();
  const { isFirst, isSending, say } = arrival;
  const isBusy = isFirst ? isSending : pending !== null;
  const isSettled = useSettled(`${ride.id} ${ride.status} ${isFirst} ${isBusy}`);
  if (!to) return null;
  const Icon = isFirst ? IconMapPinCheck : statusIcons[to];
  return (
    <ConnectedButton
      size="xl"
      fullWidth
      isBusy={isBusy}
      isInert={!isSettled}
      worksOffline
      icon={<Icon size={24} stroke={1.75} aria-hidden />}
      onPress={isFirst ? say : press}
    >
      {isFirst ? driver.iArrived : driver.stages[pending ?? to]}
    </ConnectedButton>
  );
}
