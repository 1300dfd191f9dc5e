import type { BoardRide } from '@ridewire/contracts';
import type { useBoardTexts } from './texts.en.ts';

/** Who takes a request after the ride they have now; null where nobody does. */
export const sayNext = (
  { next }: Pick<BoardRide, 'next'>,
  texts: ReturnType<typeof useBoardTexts>,
): string | null => (next ? texts.ride.nextOf(next.driver.name) : null);
