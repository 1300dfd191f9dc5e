import { isCoarse, type SharedRide, type SharedRideSnapshot } from '@ridewire/contracts';
import { useEffect } from 'react';
import { CarMarker } from '../../../kit/map/CarMarker.tsx';
import { cornersOf } from '../../../kit/map/fit-camera.ts';
import { FitTo } from '../../../kit/map/FitTo.tsx';
import { decodeWay, restOfWay } from '../../../kit/map/known-way.ts';
import { MapView } from '../../../kit/map/MapView.tsx';
import { RouteLine } from '../../../kit/map/RouteLine.tsx';
import { DestinationMarker, PickupMarker, RideStops } from '../../../kit/map/StopMarker.tsx';
import { progressOn } from '../../../kit/map/way-progress.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { targetOf } from './arrival.ts';

/** A car this far from its route drives another one, in meters. */
const AWAY_METERS = 150;

export interface SharedMapProps {
  ride: SharedRide;
  shown: Pick<SharedRideSnapshot, 'position' | 'city' | 'mapStyleUrl'>;
  /** The car drives another route than the one shown. */
  onAway: () => void;
}

/** The ride of a link on its map. */
export function SharedMap({ ride, shown: { position: car, city, mapStyleUrl }, onAway }: SharedMapProps) {
  const { status, pickup, destination, driver } = ride;
  const comes = status === 'accepted';
  const way = ride.way && decodeWay(ride.way);
  const progress = way && car && !isCoarse(car) ? progressOn(way, car) : null;
  const isAway = progress !== null && progress.offMeters > AWAY_METERS;
  const known = isAway ? null : way;
  useEffect(() => {
    if (isAway) onAway();
  }, [isAway, car?.at, onAway]);
  const target = targetOf(ride);
  const ahead = known ? restOfWay(known, progress?.drivenMeters ?? 0) : [];
  const start = status === 'requested' || comes ? pickup : destination;
  return (
    <MapView city={city} styleUrl={mapStyleUrl}>
      {(car || !comes) && (
        <RouteLine
          key={comes ? 'approach' : 'trip'}
          kind={comes ? 'approach' : 'trip'}
          from={car ?? pickup}
          to={target}
          way={known}
        />
      )}
      <RideStops stops={ride.stops} />
      <PickupMarker at={pickup} label={sayAddress(pickup.address)} />
      <DestinationMarker at={destination} label={sayAddress(destination.address)} />
      {car && (
        <CarMarker
          position={car}
          tone={status === 'requested' ? 'accepted' : status}
          plate={driver?.licensePlate ?? null}
          way={known}
        />
      )}
      <FitTo points={[car ?? start, target, ...cornersOf(ahead)]} fitKey={comes ? 'accepted' : status} />
    </MapView>
  );
}
