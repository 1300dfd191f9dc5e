import type { SheetSnap } from '@ridewire/ui';
import { useCallback, useEffect, useState } from 'react';

/** The sheet that holds the panel on a phone. Another content brings it back to half. */
export function usePanelSheet(content: string) {
  const [snap, setSnap] = useState<SheetSnap>('half');
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => setSnap('half'), [content]);
  return {
    snap,
    setSnap,
    heightPx,
    lift: useCallback(() => setSnap('full'), []),
    lower: useCallback(() => setSnap('half'), []),
    // At full height the map cannot be seen: it keeps the view it had.
    settle: (nextPx: number) => snap !== 'full' && setHeightPx(nextPx),
  };
}
