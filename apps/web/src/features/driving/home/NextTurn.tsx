import type { DriverRide } from '@ridewire/contracts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';

/** The next turn on the route. Its arrows and words are loaded with a ride: without one, nobody turns. */
export const NextTurn = lazyExtra<{ ride: DriverRide }>(
  async () => (await import('./TurnCard.tsx')).TurnCard,
);
