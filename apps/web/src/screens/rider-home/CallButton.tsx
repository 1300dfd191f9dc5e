import { Button } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { IconPhone } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';

interface CallButtonProps {
  ride: RiderRide;
  variant?: 'filled' | 'default';
}

/** Calls the driver with the phone's own dialer; absent without a number. */
export function CallButton({ ride, variant = 'filled' }: CallButtonProps) {
  const { rider } = useTexts();
  if (!ride.driver?.phone) return null;
  return (
    <Button
      component="a"
      href={`tel:${ride.driver.phone.replaceAll(/[^+\d]/g, '')}`}
      aria-label={rider.callDriver(ride.driver.name)}
      size="lg"
      fullWidth
      variant={variant}
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
    >
      {rider.call}
    </Button>
  );
}
