import { useMediaQuery } from '@mantine/hooks';
import { useMemory } from '@ridewire/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { followDialogs, isDialogOpen } from '../dialogs/open-dialogs.ts';
import { focusLostHeading } from '../page/focus-lost-heading.ts';

/**
 * Whether a list is a table, or cards where that has no room. While a dialog is open it stays what it is: the dialog may be a row’s, and
 * would lose what was typed with it.
 */
export function useHasTableRoom(): boolean {
  const hasRoom = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  const isHeld = useSyncExternalStore(followDialogs, isDialogOpen);
  const [isTable] = useMemory(hasRoom, (before) => (isHeld ? before : hasRoom));
  // The row that had the focus, or would get it back, is another one now.
  useEffect(() => () => focusLostHeading(), [isTable]);
  return isTable;
}
