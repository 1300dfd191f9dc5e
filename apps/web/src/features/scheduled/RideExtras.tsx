import { Text } from '@mantine/core';
import type { ScheduledRide } from '@ridewire/contracts';
import { useScheduledTexts } from './texts.en.ts';

/** What the driver will read besides the places: who rides, and where to find them. */
export function RideExtras({ ride: { passenger, pickupNote } }: { ride: ScheduledRide }) {
  const scheduled = useScheduledTexts();
  return (
    <>
      {passenger && (
        <Text size="sm" className="rw-num" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.forSomeone(passenger.name, passenger.phone ?? '')}
        </Text>
      )}
      {pickupNote && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.note(pickupNote)}
        </Text>
      )}
    </>
  );
}
