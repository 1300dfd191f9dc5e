import { useConnectionPart } from './connection-state.ts';
import { useReadAgain } from './use-read-again.ts';

/**
 * Reads again with each turn, and whenever the link is back.
 * @param turn another one after each change that is told; undefined until that is known
 */
export function useReadEachTurn(turn: string | undefined, read: () => unknown): void {
  const openCount = useConnectionPart('openCount');
  useReadAgain(turn && `${turn} ${openCount}`, read);
}
