import { isDriving, type LatLng } from '@ridewire/contracts';
import { useOwnPosition } from '../../driving/own-position.ts';
import { CarMarker } from '../../map/CarMarker.tsx';
import type { MapPadding } from '../../map/fit-camera.ts';
import { FitTo } from '../../map/FitTo.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import type { OfferCard } from './arrange-cards.ts';
import type { DriverView } from './decide-view.ts';
import { letterOf, MOST_SHOWN } from './OfferList.tsx';
import { headingTo } from './ride-stage.ts';
import { sayAddress } from '../../texts/say-address.ts';

export interface DriverMapProps {
  view: DriverView;
  cards: readonly OfferCard[];
  padding: Partial<MapPadding>;
}

/** Me, and where I could go or am going. */
export function DriverMap({ view, cards, padding }: DriverMapProps) {
  const { position } = useOwnPosition();
  const ride = view.name === 'driving' || view.name === 'ended' ? view.ride : null;
  const shown = ride && isDriving(ride.status) ? [] : cards.slice(0, MOST_SHOWN);
  const points: LatLng[] = ride
    ? view.name === 'driving' && position
      ? [position, ride[headingTo(ride)]]
      : [ride.pickup, ride.destination]
    : [...(position ? [position] : []), ...shown.map(({ offer }) => offer.ride.pickup)];
  const tone =
    ride && isDriving(ride.status) ? (ride.status as 'accepted' | 'picked_up' | 'in_transit') : 'idle';
  return (
    <div className="rw-driver-map" data-offline={view.name === 'offline' || undefined}>
      <RideMap padding={padding}>
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
        {!ride &&
          shown.map(({ offer, ending }, index) =>
            ending === null ? (
              <PickupMarker key={offer.ride.id} at={offer.ride.pickup} label={letterOf(index)} />
            ) : null,
          )}
        {position && <CarMarker position={position} tone={tone} />}
        <FitTo points={points} fitKey={ride ? `${ride.id} ${ride.status}` : `offers ${shown.length}`} />
      </RideMap>
    </div>
  );
}
