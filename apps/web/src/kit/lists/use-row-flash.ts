import { useClockOffset, useFlash, type FlashProps } from '@ridewire/ui';
import { useEffect, useState } from 'react';

/** Made less than so long ago, it has come in while one looks on. In milliseconds. */
const FRESH_MS = 5_000;

/** Props for a row of a list: it flashes when `seen` (all that it shows) changes, and when what it shows is new. */
export function useRowFlash(seen: readonly unknown[], createdAt: string): FlashProps {
  const clockOffsetMs = useClockOffset();
  const [isNew] = useState(() => Date.now() + clockOffsetMs - Date.parse(createdAt) < FRESH_MS);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => setArrived(isNew), [isNew]);
  return useFlash(JSON.stringify([seen, hasArrived]));
}
