import type { SheetSnap } from '@ridewire/ui';
import { useState } from 'react';

/** A new subject brings the sheet back to half; otherwise it stays where the person left it. */
export function useSheetSnap(viewKey: string): [SheetSnap, (snap: SheetSnap) => void] {
  const [[movedKey, movedTo], setMoved] = useState<[string, SheetSnap]>(['', 'half']);
  return [movedKey === viewKey ? movedTo : 'half', (snap) => setMoved([viewKey, snap])];
}
