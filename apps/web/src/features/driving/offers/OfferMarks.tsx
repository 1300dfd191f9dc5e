import type { LatLng } from '@ridewire/contracts';
import { useCarWay, useTripWay } from '../../../kit/map/use-way.ts';
import { useGoodPosition } from '../own-position.ts';
import { RouteLine } from '../../../kit/map/RouteLine.tsx';
import { DestinationMarker, PickupMarker, RideStops } from '../../../kit/map/StopMarker.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import type { OfferCard } from './arrange-cards.ts';
import { MOST_SHOWN } from './OfferChips.tsx';

export interface OfferMarksProps {
  cards: readonly OfferCard[];
  shown: OfferCard;
}

/** The points that must be visible for a request: the driver, the pickup, the destination. */
export const pointsOf = ({ offer }: OfferCard, position: LatLng | null): LatLng[] => [
  ...(position ? [position] : []),
  offer.ride.pickup,
  ...(offer.ride.stops ?? []),
  offer.ride.destination,
];

/** The shown request on a map, its route and the driver's to it, and the pickups of the others. */
export function OfferMarks({ cards, shown }: OfferMarksProps) {
  const position = useGoodPosition();
  const { id, pickup, stops, destination } = shown.offer.ride;
  const trip = useTripWay(pickup, destination, stops);
  const approach = useCarWay({ name: id, car: position, to: pickup });
  const open = cards.slice(0, MOST_SHOWN).filter(({ ending }) => ending === null);
  const sign = cards.length > 1 ? { sign: shown.letter } : {};
  return (
    <>
      {!trip.isAsking && <RouteLine key={`trip ${id}`} from={pickup} to={destination} way={trip.way} />}
      {position && !approach.isAsking && (
        <RouteLine key={`approach ${id}`} from={position} to={pickup} way={approach.way} kind="approach" />
      )}
      {open.map(
        (card) =>
          card !== shown && (
            <PickupMarker key={card.offer.ride.id} at={card.offer.ride.pickup} sign={card.letter} />
          ),
      )}
      <RideStops stops={stops} />
      <PickupMarker at={pickup} label={sayAddress(pickup.address)} {...sign} />
      <DestinationMarker at={destination} label={sayAddress(destination.address)} />
    </>
  );
}
