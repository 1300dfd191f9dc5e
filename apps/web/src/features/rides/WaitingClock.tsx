import { Text } from '@mantine/core';
import { type RideView, waitingAt, waitsSince } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { useWaitingTexts } from './waiting.en.ts';

export interface WaitingClockProps {
  ride: Pick<RideView, 'waitingRateCents' | 'times'>;
}

/** Until when a driver at the pickup waits for nothing, and then what it costs so far: the same for both. */
export function WaitingClock({ ride: { waitingRateCents = 0, times } }: WaitingClockProps) {
  const words = useWaitingTexts();
  const format = useFormat();
  const sinceMs = waitsSince(times) ?? Infinity;
  const nowMs = useNow((ms) => waitingAt(sinceMs, ms, waitingRateCents).untilNextMs);
  const { freeUntilMs, cents } = waitingAt(sinceMs, nowMs, waitingRateCents);
  if (waitingRateCents === 0 || sinceMs === Infinity) return null;
  return (
    <Text span inherit className="rw-num">
      {nowMs < freeUntilMs
        ? words.free(format.clock(freeUntilMs))
        : words.costs(format.money(cents), format.money(waitingRateCents))}
    </Text>
  );
}
