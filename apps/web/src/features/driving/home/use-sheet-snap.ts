import type { SheetSnap } from '@ridewire/ui';
import { useState } from 'react';

/** A new subject brings the sheet back to half; otherwise it stays where the person left it. */
export function useSheetSnap(viewKey: string): [SheetSnap, (snap: SheetSnap) => void] {
  const [moved, setMoved] = useState<{ viewKey: string; snap: SheetSnap } | null>(null);
  return [moved?.viewKey === viewKey ? moved.snap : 'half', (snap) => setMoved({ viewKey, snap })];
}
