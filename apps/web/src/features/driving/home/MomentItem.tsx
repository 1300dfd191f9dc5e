import { Menu } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { TOLD_MOMENTS, type ToldMoment } from '@ridewire/contracts/choices';
import { type Icon, IconMapPinCheck, IconMessage } from '@tabler/icons-react';
import { useDriverTexts } from '../texts.en.ts';
import { useSayOfRide } from '../use-say-of-ride.ts';

const icons: Partial<Record<ToldMoment, Icon>> = { arrived: IconMapPinCheck };

/** Tells the rider of a moment, from the menu of a ride. */
export function MomentItem({ ride, moment }: { ride: DriverRide; moment: ToldMoment }) {
  const driver = useDriverTexts();
  const { say } = useSayOfRide(TOLD_MOMENTS[moment].saying, { rideId: ride.id });
  const MomentIcon = icons[moment] ?? IconMessage;
  return (
    <Menu.Item leftSection={<MomentIcon size={20} stroke={1.75} aria-hidden />} onClick={() => void say()}>
      {driver.moments[moment].button}
    </Menu.Item>
  );
}
