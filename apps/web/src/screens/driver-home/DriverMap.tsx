import { isDriving, type LatLng } from '@ridewire/contracts';
import { useOwnPosition } from '../../driving/own-position.ts';
import { CarMarker } from '../../map/CarMarker.tsx';
import type { MapPadding } from '../../map/fit-camera.ts';
import { FitTo } from '../../map/FitTo.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import type { OfferCard } from '../../offers/arrange-cards.ts';
import { OfferMarks, pointsOf } from '../../offers/OfferMarks.tsx';
import { sayAddress } from '../../texts/say-address.ts';
import type { DriverView } from './decide-view.ts';
import { headingTo } from './ride-stage.ts';

export interface DriverMapProps {
  view: DriverView;
  cards: readonly OfferCard[];
  /** The request to look at; none while there is none, or nothing can be taken. */
  offer: OfferCard | undefined;
  padding: Partial<MapPadding>;
}

/** Me, and where I could go or am going. */
export function DriverMap({ view, cards, offer, padding }: DriverMapProps) {
  const { position } = useOwnPosition();
  const ride = !offer && (view.name === 'driving' || view.name === 'ended') ? view.ride : null;
  const own: LatLng[] = position ? [position] : [];
  const points = offer
    ? pointsOf(offer, position)
    : ride
      ? view.name === 'driving' && position
        ? [position, ride[headingTo(ride)]]
        : [ride.pickup, ride.destination]
      : own;
  const tone =
    ride && isDriving(ride.status) ? (ride.status as 'accepted' | 'picked_up' | 'in_transit') : 'idle';
  const fitKey = offer ? `offer ${offer.offer.ride.id}` : ride ? `${ride.id} ${ride.status}` : 'waiting';
  return (
    <div className="rw-driver-map" data-offline={view.name === 'offline' || undefined}>
      <RideMap padding={padding}>
        {offer && <OfferMarks cards={cards} shown={offer} />}
        {ride && (
          <>
            <RouteLine from={ride.pickup} to={ride.destination} />
            {position && ride.status === 'accepted' && (
              <RouteLine from={position} to={ride.pickup} kind="approach" />
            )}
            <PickupMarker at={ride.pickup} label={sayAddress(ride.pickup.address)} />
            <DestinationMarker at={ride.destination} label={sayAddress(ride.destination.address)} />
          </>
        )}
        {position && <CarMarker position={position} tone={tone} />}
        <FitTo points={points} fitKey={fitKey} />
      </RideMap>
    </div>
  );
}
