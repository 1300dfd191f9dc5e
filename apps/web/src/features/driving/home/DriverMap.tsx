import { useState } from 'react';
import { isDriving as isUnderWay, stopsAhead, type DriverRide, type LatLng } from '@ridewire/contracts';
import { AskedAreas } from '../../demand/AskedAreas.tsx';
import { useWhereAsked } from '../../demand/demand-live.ts';
import { useOfOwn, useOwnPosition } from '../own-position.ts';
import { CarMarker } from '../../../kit/map/CarMarker.tsx';
import { cornersOf, type MapPadding } from '../../../kit/map/fit-camera.ts';
import { FitTo } from '../../../kit/map/FitTo.tsx';
import { FollowButton } from '../../../kit/map/FollowButton.tsx';
import { FollowCar } from '../../../kit/map/FollowCar.tsx';
import type { CarPosition } from '../../../kit/map/glide.ts';
import { isDarkOutside } from '../../../kit/map/is-dark-outside.ts';
import { restOfWay } from '../../../kit/map/known-way.ts';
import { RideMap } from '../../../kit/map/RideMap.tsx';
import { RouteLine } from '../../../kit/map/RouteLine.tsx';
import { useCityView } from '../../../kit/map/use-city-view.ts';
import { useRideWay, type RideWay } from '../../../kit/map/use-ride-way.ts';
import { DestinationMarker, PickupMarker, RideStops } from '../../../kit/map/StopMarker.tsx';
import type { OfferCard } from '../offers/arrange-cards.ts';
import { OfferMarks, pointsOf } from '../offers/OfferMarks.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { StreetSigns } from '../../street-changes/StreetSigns.tsx';
import { VoiceButton } from '../voice/VoiceButton.tsx';
import type { DriverView } from './decide-view.ts';
import { QueueZones } from './QueueZones.tsx';
import { headingOf } from './ride-stage.ts';
import styles from './driver-home.module.css';

const NO_POINTS: readonly LatLng[] = [];

export interface DriverMapProps {
  view: DriverView;
  cards: readonly OfferCard[];
  /** The request to look at; undefined if there is none, or nothing can be taken. */
  offer: OfferCard | undefined;
  padding: Partial<MapPadding>;
}

/** The driver, and where they could go or are going. */
export function DriverMap({ view, cards, offer, padding }: DriverMapProps) {
  const ride = !offer && (view.name === 'driving' || view.name === 'ended') ? view.ride : null;
  const isDriving = ride !== null && view.name === 'driving';
  const [looksWhereAsked] = useWhereAsked();
  const isDriven = useOfOwn(({ position }) => isDriving && position !== null);
  const isInDark = useOfOwn(
    ({ position }) => isDriving && position !== null && isDarkOutside(position, position.at),
  );
  return (
    <div className={styles.map} data-offline={view.name === 'offline' || undefined}>
      <RideMap padding={padding} isInDark={isInDark}>
        {looksWhereAsked && view.name === 'requests' && !offer && <AskedAreas />}
        <QueueZones />
        {offer && <OfferMarks cards={cards} shown={offer} />}
        {ride && (
          <>
            <RideStops stops={ride.stops} />
            <PickupMarker at={ride.pickup} label={sayAddress(ride.pickup.address)} />
            <DestinationMarker at={ride.destination} label={sayAddress(ride.destination.address)} />
          </>
        )}
        {isDriven && <VoiceButton />}
        <OwnCar ride={ride} isDriving={isDriving} offer={offer} />
      </RideMap>
    </div>
  );
}

interface OwnCarProps {
  ride: DriverRide | null;
  isDriving: boolean;
  offer: OfferCard | undefined;
}

/** What each report of the car changes: the car, the lines from it, and where the camera looks. */
function OwnCar({ ride, isDriving, offer }: OwnCarProps) {
  const { position } = useOwnPosition();
  const ways = useRideWay(ride, position, true);
  const city = useCityView();
  const { way, progress } = ways.car;
  const ahead = way && progress ? cornersOf(restOfWay(way, progress.drivenMeters)) : [];
  const isNowhere = !offer && !ride && !position;
  const points = offer
    ? pointsOf(offer, position)
    : ride
      ? isDriving && position
        ? [position, headingOf(ride).at, ...ahead]
        : [ride.pickup, ...(ride.stops ?? []), ride.destination]
      : position
        ? [position]
        : (city?.corners ?? []);
  const tone =
    ride && isUnderWay(ride.status) ? (ride.status as 'accepted' | 'picked_up' | 'in_transit') : 'idle';
  const fitKey = offer
    ? `offer ${offer.offer.ride.id}`
    : ride
      ? `${ride.id} ${ride.status} ${stopsAhead(ride).length}`
      : isNowhere
        ? 'city'
        : 'waiting';
  const [wholeKey, setWholeKey] = useState<string | null>(null);
  const isWhole = wholeKey === fitKey;
  const driven = isDriving ? position : null;
  return (
    <>
      <StreetSigns points={isDriving ? (way?.points ?? NO_POINTS) : NO_POINTS} car={position} />
      {ride && <RideLines ride={ride} car={position} ways={ways} />}
      {position && <CarMarker position={position} tone={tone} way={way} />}
      <FitTo
        points={points}
        fitKey={fitKey}
        minZoom={isNowhere ? city?.minZoom : 0}
        isResting={driven !== null && !isWhole}
      />
      {driven && (
        <>
          <FollowCar key={fitKey} position={driven} way={ways.car} isOn={!isWhole} />
          <FollowButton isWhole={isWhole} onChange={(whole) => setWholeKey(whole ? fitKey : null)} />
        </>
      )}
    </>
  );
}

interface RideLinesProps {
  ride: DriverRide;
  car: CarPosition | null;
  ways: RideWay;
}

/** The trip, and until the rider is on board the drive to them; along streets only the part still to be driven. */
function RideLines({ ride, car, ways }: RideLinesProps) {
  const { pickup, destination, status } = ride;
  const isOnBoard = status === 'picked_up' || status === 'in_transit';
  const trip =
    isOnBoard && car && ways.car.way
      ? { from: car, to: headingOf(ride).at, way: ways.car.way }
      : { from: pickup, to: destination, way: ways.trip.way };
  return (
    <>
      {!ways.trip.isAsking && <RouteLine key={`trip ${trip.to.lat} ${trip.to.lng}`} {...trip} />}
      {car && status === 'accepted' && !ways.car.isAsking && (
        <RouteLine from={car} to={pickup} way={ways.car.way} kind="approach" />
      )}
    </>
  );
}
