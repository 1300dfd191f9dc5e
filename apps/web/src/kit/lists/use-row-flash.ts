import { useClockOffset, useFlash, type FlashProps } from '@ridewire/ui';
import { useEffect, useState } from 'react';

/** An item made less than this long ago arrived while the person was looking. In milliseconds. */
const FRESH_MS = 5_000;

/** Props for a row of a list: it flashes when `seen` (everything it shows) changes, and when the item is new. */
export function useRowFlash(seen: readonly unknown[], createdAt: string): FlashProps {
  const clockOffsetMs = useClockOffset();
  const [isNew] = useState(() => Date.now() + clockOffsetMs - Date.parse(createdAt) < FRESH_MS);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => setArrived(isNew), [isNew]);
  return useFlash(JSON.stringify([seen, hasArrived]));
}
