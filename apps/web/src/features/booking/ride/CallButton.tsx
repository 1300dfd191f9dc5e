import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { Button } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { IconPhone } from '@tabler/icons-react';
import { useRidePanelTexts } from './texts.en.ts';

/**
 * Calls the driver with the phone's own dialer; absent without a number. It is next to the car and never among the
 * panel's actions, where a press meant for the action before would dial.
 */
export function CallButton({ ride }: { ride: RiderRide }) {
  const panel = useRidePanelTexts();
  if (!ride.driver?.phone) return null;
  return (
    <Button
      component="a"
      href={phoneLink(ride.driver.phone)}
      aria-label={panel.callDriver(ride.driver.name)}
      size="md"
      flex="1 0 auto"
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
    >
      {panel.call}
    </Button>
  );
}
