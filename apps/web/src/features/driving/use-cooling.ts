import type { DriverPresence } from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { useAvailabilityLive } from './driving-live.ts';

/** The driver's cool-down, until it is over; null for none. */
export function useCooling(): DriverPresence['cooling'] {
  const cooling = useAvailabilityLive().data?.presence.cooling ?? null;
  const leftMs = (nowMs: number) => (cooling ? cooling.until - nowMs : 0);
  const nowMs = useNow((ms) => (leftMs(ms) > 0 ? leftMs(ms) : Infinity));
  return leftMs(nowMs) > 0 ? cooling : null;
}
