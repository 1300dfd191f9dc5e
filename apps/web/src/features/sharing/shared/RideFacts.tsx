import { Group, Stack, Text, Title } from '@mantine/core';
import { pickupAhead, type SharedPosition, type SharedRide } from '@ridewire/contracts';
import { PlateTag, useFormat } from '@ridewire/ui';
import { useGoneSince } from '../../../kit/map/use-gone-since.ts';
import { RideEnds } from '../../rides/RideEnds.tsx';
import { useRideTexts } from '../../rides/ride.en.ts';
import { sayCar } from '../../rides/say-car.ts';
import { arrivalMs } from './arrival.ts';
import { useSharedTexts, type SharedTexts } from './texts.en.ts';

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
        <Stage ride={ride} position={position} />
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

/** What goes on, and when the car arrives where it drives. */
function Stage({ ride, position }: RideFactsProps) {
  const shared = useSharedTexts();
  const format = useFormat();
  const isGone = useGoneSince(position) !== null;
  const atMs = isGone ? null : arrivalMs(ride, position);
  const isComing = ride.status === 'accepted';
  const aheadMs = isComing && atMs !== null ? pickupAhead(ride.times.scheduled, atMs) : null;
  const name = ride.driver?.name ?? shared.driver;
  const clock = format.clock(aheadMs ?? atMs ?? 0);
  return (
    <>
      <Text role="status">
        {aheadMs === null ? sayStage(ride, name, shared) : shared.comesFor(name, clock)}
      </Text>
      {atMs !== null && aheadMs === null && (
        <Text c="dimmed">{isComing ? shared.pickupAt(clock) : shared.arrives(clock)}</Text>
      )}
    </>
  );
}

function sayStage({ status, riderName, times }: SharedRide, name: string, shared: SharedTexts): string {
  if (status === 'requested') return shared.looking;
  if (status === 'accepted') return times.arrived ? shared.atPickup(name) : shared.onTheWay(name);
  return shared.onBoard(riderName);
}
