import { Text } from '@mantine/core';
import type { DriverPosition } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { isLost, msUntilLost } from '../../../kit/map/car-signal.ts';
import { useRiderTexts } from '../texts.en.ts';

/** Says how old the car's position is, once it is too old to trust; nothing before. */
export function LastSeen({ position }: { position: DriverPosition | null }) {
  const rider = useRiderTexts();
  const format = useFormat();
  const nowMs = useNow((ms) => {
    if (!position) return Number.POSITIVE_INFINITY;
    return isLost(position.at, ms) ? 1_000 : msUntilLost(position.at, ms);
  });
  if (!position || !isLost(position.at, nowMs)) return null;
  return (
    <Text size="sm" c="dimmed" className="rw-num">
      {rider.lastSeen(format.age(position.at, nowMs))}
    </Text>
  );
}
