import type { BoardRide } from '@ridewire/contracts';
import type { useBoardTexts } from './texts.en.ts';

/** The driver who takes a request after their present ride; null if there is none. */
export const sayNext = (
  { next }: Pick<BoardRide, 'next'>,
  texts: ReturnType<typeof useBoardTexts>,
): string | null => (next ? texts.ride.nextOf(next.driver.name) : null);
