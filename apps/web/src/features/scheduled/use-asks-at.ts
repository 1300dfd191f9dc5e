import { useFormat, useNow } from '@ridewire/ui';

const MINUTE_MS = 60_000;

/** When drivers are asked for a ride, by the clock; null once that may be at any moment. */
export function useAsksAt(asksAt: string): string | null {
  const format = useFormat();
  const nowMs = useNow((ms) => MINUTE_MS - (ms % MINUTE_MS));
  return Date.parse(asksAt) > nowMs ? format.clock(asksAt) : null;
}
