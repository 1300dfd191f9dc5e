import { Group, Stack, Text, Title } from '@mantine/core';
import type { SharedPosition, SharedRide } from '@ridewire/contracts';
import { PlateTag, useFormat } from '@ridewire/ui';
import { useGoneSince } from '../../../kit/map/use-gone-since.ts';
import { RideEnds } from '../../rides/RideEnds.tsx';
import { useRideTexts } from '../../rides/ride.en.ts';
import { sayCar } from '../../rides/say-car.ts';
import { arrivalMs } from './arrival.ts';
import { useSharedTexts } from './texts.en.ts';

interface RideFactsProps {
  ride: SharedRide;
  position: SharedPosition | null;
}

/** What goes on, who drives which car, and between which ends. */
export function RideFacts({ ride, position }: RideFactsProps) {
  const shared = useSharedTexts();
  const texts = useRideTexts();
  const { driver } = ride;
  return (
    <Stack gap="md">
      <Stack gap={2}>
        <Title order={1} size="h3" tabIndex={-1}>
          {shared.title(ride.riderName)}
        </Title>
        <Text role="status">{useStage(ride)}</Text>
        <Arrival ride={ride} position={position} />
      </Stack>
      {driver && (
        <Group gap="8px 12px" c="var(--rw-text-2)">
          {driver.licensePlate && <PlateTag plate={driver.licensePlate} />}
          <span>{shared.drives(driver.name, sayCar(driver, texts))}</span>
        </Group>
      )}
      <RideEnds ride={ride} />
    </Stack>
  );
}

function useStage({ status, riderName, driver, times }: SharedRide): string {
  const shared = useSharedTexts();
  const name = driver?.name ?? shared.driver;
  if (status === 'requested') return shared.looking;
  if (status === 'accepted') return times.arrived ? shared.atPickup(name) : shared.onTheWay(name);
  return shared.onBoard(riderName);
}

function Arrival({ ride, position }: RideFactsProps) {
  const shared = useSharedTexts();
  const format = useFormat();
  const isGone = useGoneSince(position) !== null;
  const at = isGone ? null : arrivalMs(ride, position);
  if (at === null) return null;
  const clock = format.clock(at);
  return (
    <Text c="dimmed">{ride.status === 'accepted' ? shared.pickupAt(clock) : shared.arrives(clock)}</Text>
  );
}
