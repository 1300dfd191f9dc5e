import { Text } from '@mantine/core';
import { type RideView, waitingAt, waitsSince } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { useWaitingTexts } from './waiting.en.ts';

export interface WaitingClockProps {
  ride: Pick<RideView, 'waitingRateCents' | 'waiting' | 'times'>;
}

const SECOND_MS = 1_000;

/** How much of the free time a driver at the pickup has waited, then for how long they wait and what it costs: the same for both. */
export function WaitingClock({ ride: { waitingRateCents = 0, waiting, times } }: WaitingClockProps) {
  const words = useWaitingTexts();
  const format = useFormat();
  const sinceMs = waitsSince(times);
  const isCounted = waitingRateCents > 0 && sinceMs !== null;
  const nowMs = useNow((ms) => (isCounted ? SECOND_MS - (Math.max(0, ms - sinceMs) % SECOND_MS) : Infinity));
  if (!isCounted) return null;
  const { freeUntilMs, cents } = waitingAt(sinceMs, nowMs, waitingRateCents, waiting);
  return (
    <Text span inherit className="rw-num">
      {nowMs < freeUntilMs
        ? words.free(format.elapsed(nowMs - sinceMs), format.elapsed(freeUntilMs - sinceMs))
        : words.costs(format.elapsed(nowMs - freeUntilMs), format.money(cents))}
    </Text>
  );
}
