import { useFormat, useNow } from '@ridewire/ui';
import { useTexts } from '../texts/use-texts.ts';

const MINUTE_MS = 60_000;

/** 'Lost signal, 4 min', as it grows. @param since milliseconds since 1970, server clock */
export function LostSignal({ since }: { since: number }) {
  const { drivers } = useTexts();
  const format = useFormat();
  const nowMs = useNow((ms) => MINUTE_MS - (Math.max(0, ms - since) % MINUTE_MS));
  const minutes = Math.max(1, Math.floor((nowMs - since) / MINUTE_MS));
  return drivers.lostSignal(format.duration(minutes * 60));
}
