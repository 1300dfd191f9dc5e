import type { LatLng } from '@ridewire/contracts';
import { useGoodPosition } from '../driving/own-position.ts';
import { RouteLine } from '../map/RouteLine.tsx';
import { DestinationMarker, PickupMarker } from '../map/StopMarker.tsx';
import { sayAddress } from '../texts/say-address.ts';
import type { OfferCard } from './arrange-cards.ts';
import { MOST_SHOWN } from './OfferChips.tsx';

export interface OfferMarksProps {
  cards: readonly OfferCard[];
  shown: OfferCard;
}

/** What must be seen of a request: me, where it begins, where it ends. */
export const pointsOf = ({ offer }: OfferCard, position: LatLng | null): LatLng[] => [
  ...(position ? [position] : []),
  offer.ride.pickup,
  offer.ride.destination,
];

/** The shown request on a map, its way and mine to it, and where the others begin. */
export function OfferMarks({ cards, shown }: OfferMarksProps) {
  const position = useGoodPosition();
  const { pickup, destination } = shown.offer.ride;
  const open = cards.slice(0, MOST_SHOWN).filter(({ ending }) => ending === null);
  const sign = cards.length > 1 ? { sign: shown.letter } : {};
  return (
    <>
      <RouteLine from={pickup} to={destination} />
      {position && <RouteLine from={position} to={pickup} kind="approach" />}
      {open.map(
        (card) =>
          card !== shown && (
            <PickupMarker key={card.offer.ride.id} at={card.offer.ride.pickup} sign={card.letter} />
          ),
      )}
      <PickupMarker at={pickup} label={sayAddress(pickup.address)} {...sign} />
      <DestinationMarker at={destination} label={sayAddress(destination.address)} />
    </>
  );
}
