import { Text } from '@mantine/core';
import { ARRIVED_METERS, distanceMeters, type DriverRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconMapPinCheck } from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { useGoodPosition } from '../own-position.ts';
import { useKeptTexts } from '../kept/kept.en.ts';
import { useKept } from '../use-kept.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { AtPickupProps } from './AtPickup.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { useSayOfRide } from '../use-say-of-ride.ts';

const AtPickup = lazyLater<AtPickupProps>(
  async () => (await import('./AtPickup.tsx')).AtPickup,
  // The line it takes once the driver has arrived, so that nothing moves when it comes.
  ({ arrivedMs }) => arrivedMs && <br />,
);

/** The button appears near the pickup; the server accepts a driver within half of that. */
const NEAR_METERS = 2 * ARRIVED_METERS;

/** A driver at the pickup says so, once; from then on it shows since when they wait. */
export function ArriveButton({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { isSending, say } = useSayOfRide('arrive', ride.id);
  const { kept } = useKept();
  const texts = useKeptTexts();
  const position = useGoodPosition();
  if (ride.status !== 'accepted') return null;
  if (kept.some(({ rideId, act }) => rideId === ride.id && act === 'arrive') && ride.times.arrived)
    return (
      <Text ta="center" c="var(--rw-text-2)" role="status">
        {texts.arrived(format.clock(ride.times.arrived))}
      </Text>
    );
  const arrivedMs = ride.times.arrived && Date.parse(ride.times.arrived);
  if (arrivedMs)
    return (
      <div>
        <Text ta="center" c="var(--rw-text-2)" role="status">
          {driver.waitingSince(format.clock(arrivedMs))}
        </Text>
        <Text ta="center" c="var(--rw-text-2)">
          <AtPickup ride={ride} arrivedMs={arrivedMs} onArrived={say} />
        </Text>
      </div>
    );
  if (position && distanceMeters(position, ride.pickup) > NEAR_METERS) return null;
  return (
    <>
      <AtPickup ride={ride} onArrived={say} />
      <ConnectedButton
        size="md"
        variant="default"
        fullWidth
        isBusy={isSending}
        worksOffline
        icon={<IconMapPinCheck size={20} stroke={1.75} aria-hidden />}
        onPress={say}
      >
        {driver.iArrived}
      </ConnectedButton>
    </>
  );
}
