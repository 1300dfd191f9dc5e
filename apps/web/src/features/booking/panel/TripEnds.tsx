import { Box, Group, Stack, VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { EndSign, type PlaceKind } from './EndSign.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRiderTexts } from '../texts.en.ts';

interface TripEndsProps {
  ride: Pick<RideView, 'pickup' | 'stops' | 'destination'>;
  /** When it began and ended. */
  times?: { pickup: string | undefined; destination: string | undefined };
}

/** The places of a ride, from end to end; a stop with the time when it was reached. */
export function TripEnds({ ride, times }: TripEndsProps) {
  const rider = useRiderTexts();
  const format = useFormat();
  const { pickup, stops = [], destination } = ride;
  const places: { kind: PlaceKind; address: string; at: string | undefined }[] = [
    { kind: 'pickup', address: pickup.address, at: times?.pickup },
    ...stops.map(({ address, reachedAt }) => ({ kind: 'stop' as const, address, at: reachedAt })),
    { kind: 'destination', address: destination.address, at: times?.destination },
  ];
  return (
    <Stack component="ul" gap={6}>
      {places.map(({ kind, address, at }, i) => (
        <Group component="li" key={i} gap={12} align="baseline" wrap="nowrap">
          <EndSign end={kind} />
          <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <VisuallyHidden>{kind === 'stop' ? rider.stop(i) : rider[kind]}: </VisuallyHidden>
            {sayAddress(address)}
          </Box>
          {at && (
            <Box component="time" c="dimmed" dateTime={at}>
              {format.clock(at)}
            </Box>
          )}
        </Group>
      ))}
    </Stack>
  );
}
