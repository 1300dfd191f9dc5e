import { Group, Stack, Text } from '@mantine/core';
import type { PlannedDriver } from '@ridewire/contracts';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { Average } from '../ratings/Average.tsx';
import { sayCar } from '../rides/say-car.ts';
import { useRideTexts } from '../rides/ride.en.ts';
import { useScheduledTexts } from './texts.en.ts';

/** The driver who took a scheduled ride beforehand, as its rider sees them. */
export function Planned({ driver }: { driver: PlannedDriver }) {
  const scheduled = useScheduledTexts();
  const ride = useRideTexts();
  return (
    <Group gap={12} wrap="nowrap" data-part="planned">
      <PersonAvatar person={driver} size={40} />
      <Stack gap={0} miw={0}>
        <Text fw={600}>{scheduled.plans(driver.name)}</Text>
        <Group gap="0 8px" fz="sm" c="dimmed">
          <span>{[sayCar(driver, ride), driver.licensePlate].filter(Boolean).join(' · ')}</span>
          <Average rating={driver.rating} />
        </Group>
      </Stack>
    </Group>
  );
}
