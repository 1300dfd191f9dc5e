import { Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';

/** Names the time zone of these days and hours. */
export function TimeZoneNote({ sentence }: { sentence: (zone: string) => string }) {
  const { timeZone } = useFormat().options;
  return (
    timeZone && (
      <Text size="xs" c="dimmed" mt="md">
        {sentence(timeZone)}
      </Text>
    )
  );
}
