import { Text } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { sayAddress } from '../../kit/texts/say-address.ts';

/** One end of a ride, with its position. */
export function Place({ stop }: { stop: Stop }) {
  const format = useFormat();
  return (
    <>
      {sayAddress(stop.address)}
      <Text span size="xs" c="dimmed" flex="1 0 100%">
        {format.coordinates(stop)}
      </Text>
    </>
  );
}
