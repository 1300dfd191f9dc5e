import { Text } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconMapPinCheck } from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { useSayOfRide } from '../use-say-of-ride.ts';

/** At the pickup a driver says so, once; from then on it says since when they wait. */
export function ArriveButton({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { isSending, say } = useSayOfRide('arrive', ride.id);
  if (ride.status !== 'accepted') return null;
  if (ride.times.arrived)
    return (
      <Text ta="center" c="var(--rw-text-2)" role="status">
        {driver.waitingSince(format.clock(Date.parse(ride.times.arrived)))}
      </Text>
    );
  return (
    <ConnectedButton
      size="md"
      variant="default"
      fullWidth
      isBusy={isSending}
      icon={<IconMapPinCheck size={20} stroke={1.75} aria-hidden />}
      onPress={say}
    >
      {driver.iArrived}
    </ConnectedButton>
  );
}
