import type { DriverRide } from '@ridewire/contracts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { useOfPosition } from '../own-position.ts';
import { isAtPickup } from './ride-stage.ts';

const TurnCard = lazyExtra<{ ride: DriverRide }>(async () => (await import('./TurnCard.tsx')).TurnCard);

/** The next turn on the route. Its arrows and words are loaded with a ride: without one, nobody turns. */
export function NextTurn({ ride }: { ride: DriverRide }) {
  const isThere = useOfPosition((position) => isAtPickup(ride, position));
  return isThere ? null : <TurnCard ride={ride} />;
}
