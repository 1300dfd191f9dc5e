let openCount = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  openCount += change;
  for (const listener of listeners) listener();
}

/**
 * Notes that a dialog is open.
 * @returns the function that notes that it is closed
 */
export function noteDialog(): () => void {
  count(1);
  return () => count(-1);
}

export const isDialogOpen = (): boolean => openCount > 0;

/**
 * Calls back when a dialog opens or closes.
 * @returns the function that unsubscribes
 */
export function followDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
