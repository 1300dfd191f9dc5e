import { Text } from '@mantine/core';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import { useKeptTexts } from './kept.en.ts';
import { useKept } from '../use-kept.ts';

/** Without a connection: what becomes of a press, and of those that were made. */
export function KeptNote({ rideId, isOver = false }: { rideId: string; isOver?: boolean }) {
  const texts = useKeptTexts();
  const isConnected = useIsConnected();
  const { kept } = useKept();
  const waits = kept.some((act) => act.rideId === rideId);
  if (isConnected || (isOver && !waits)) return null;
  return (
    <Text size="sm" ta="center" c="var(--rw-text-2)" role="status">
      {waits ? texts.waits : texts.offline}
    </Text>
  );
}
