import { Box, Text } from '@mantine/core';
import { isActive, type RiderRide } from '@ridewire/contracts';
import { usePassengerTexts } from './passenger.en.ts';

/** The passenger, and that they can follow the ride: its rider shares it as always. */
export function PassengerLine({ ride: { passenger, status } }: { ride: RiderRide }) {
  const texts = usePassengerTexts();
  if (!passenger) return null;
  return (
    <Box style={{ overflowWrap: 'anywhere' }}>
      <p className="rw-num">{texts.rides(passenger.name, passenger.phone ?? '')}</p>
      {isActive(status) && (
        <Text size="sm" c="dimmed">
          {texts.tell}
        </Text>
      )}
    </Box>
  );
}
