import { Group, Paper, Text } from '@mantine/core';
import { AgainButton } from '../../../kit/buttons/AgainButton.tsx';
import type { RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { trpc } from '../../../kit/live/trpc.ts';
import { useRidePanelTexts } from './texts.en.ts';

/** The PIN a rider tells the driver who comes; nothing for a ride without one. */
export function PickupPin({ ride: { id: rideId, pin, driver, passenger } }: { ride: RiderRide }) {
  if (pin !== 'asked' || !driver) return null;
  return <Pin rideId={rideId} driverId={driver.id} name={driver.name} passenger={passenger?.name} />;
}

interface PinProps {
  rideId: string;
  driverId: string;
  name: string;
  /** The passenger's name, if the reader doesn't ride. */
  passenger: string | undefined;
}

function Pin({ rideId, driverId, name, passenger }: PinProps) {
  const panel = useRidePanelTexts();
  const format = useFormat();
  // Another driver has another PIN: they are a part of what is asked.
  const { data, isError, isFetching, refetch } = trpc.rides.pin.useQuery(
    { rideId, driverId },
    { staleTime: Infinity },
  );
  return (
    <Paper withBorder radius="md" px="md" py="sm">
      <Group justify="space-between" gap="4px 16px">
        <div>
          <Text fw={600}>{panel.yourPin}</Text>
          <Text size="sm" c="dimmed">
            {isError ? panel.pinFailed : passenger ? panel.sendPin(passenger, name) : panel.tellPin(name)}
          </Text>
        </div>
        {isError ? (
          <AgainButton isTrying={isFetching} onTry={refetch} />
        ) : (
          <Text className="rw-num" fz={28} lh="36px" fw={700}>
            {/* A screen reader says it digit by digit. */}
            {data?.pin
              ? data.pin.replaceAll(/./g, (digit) => `${format.count(Number(digit))} `).trim()
              : '\u00a0'}
          </Text>
        )}
      </Group>
    </Paper>
  );
}
