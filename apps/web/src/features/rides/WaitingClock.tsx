import { Text } from '@mantine/core';
import { type RideView, waitingAt } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { useWaitingTexts } from './waiting.en.ts';

export interface WaitingClockProps {
  ride: Pick<RideView, 'waitingRateCents'>;
  /** When the driver arrived, in milliseconds since 1970. */
  arrivedMs: number;
}

/** Until when a driver at the pickup waits for nothing, and then what it costs so far: the same for both. */
export function WaitingClock({ ride: { waitingRateCents = 0 }, arrivedMs }: WaitingClockProps) {
  const words = useWaitingTexts();
  const format = useFormat();
  const nowMs = useNow((ms) => waitingAt(arrivedMs, ms, waitingRateCents).untilNextMs);
  const { freeUntilMs, cents } = waitingAt(arrivedMs, nowMs, waitingRateCents);
  if (waitingRateCents === 0) return null;
  return (
    <Text span inherit className="rw-num">
      {nowMs < freeUntilMs
        ? words.free(format.clock(freeUntilMs))
        : words.costs(format.money(cents), format.money(waitingRateCents))}
    </Text>
  );
}
