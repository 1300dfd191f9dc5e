import { useFormat, useNow } from '@ridewire/ui';
import { usePeopleTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

/** 'Lost signal, 4 min', as it grows. @param since milliseconds since 1970, server clock */
export function LostSignal({ since }: { since: number }) {
  const people = usePeopleTexts();
  const format = useFormat();
  const nowMs = useNow((ms) => MINUTE_MS - (Math.max(0, ms - since) % MINUTE_MS));
  const minutes = Math.max(1, Math.floor((nowMs - since) / MINUTE_MS));
  return people.lostSignal(format.duration(minutes * 60));
}
