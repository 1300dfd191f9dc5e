import { isActive, isDriving, type RideDetail } from '@ridewire/contracts';
import { useMemo } from 'react';
import { reduceTrack, waysOf } from '../live/reduce-track.ts';
import { CarMarker } from '../../../kit/map/CarMarker.tsx';
import { cornersOf, NO_PADDING } from '../../../kit/map/fit-camera.ts';
import { FitTo } from '../../../kit/map/FitTo.tsx';
import { RideMap } from '../../../kit/map/RideMap.tsx';
import { RouteLine } from '../../../kit/map/RouteLine.tsx';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { DestinationMarker, PickupMarker, RideStops } from '../../../kit/map/StopMarker.tsx';
import { TrackLine } from '../../../kit/map/TrackLine.tsx';
import { carTone } from '../../../kit/map/car-tone.ts';
import { RidePanel } from './RidePanel.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-detail.module.css';
import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { TextLink } from '../../../kit/page/TextLink.tsx';

const trackKind = (rideId: string) =>
  liveKind(`track ${rideId}`, (on) => api.rides.track.subscribe({ rideId }, on), reduceTrack);

/** The path and position of one ride's car; for admins. */
const useTrackLive = (rideId: string) => useLive(useMemo(() => trackKind(rideId), [rideId]));

/** The legend at the foot of the map, in px. */
const ABOVE_LEGEND = { ...NO_PADDING, bottom: 56 };
const NOT_YET = { approach: [], trip: [] };

/** The map of the ride: the planned route, the driven path, and the car while it drives. */
export function RideRoute({ ride }: { ride: RideDetail }) {
  const rides = useRidesTexts();
  const { pickup, destination, driver } = ride;
  const { data: track } = useTrackLive(ride.id);
  const pickedUpAt = ride.times.picked_up;
  const ways = useMemo(() => (track ? waysOf(track, pickedUpAt) : NOT_YET), [track, pickedUpAt]);
  const position = track?.position;
  const car = position && position.driverId === driver?.id && isDriving(ride.status) ? position : null;
  const { trip, car: carWay } = useRideWay(ride, car);
  const planned = trip.way?.points;
  const points = useMemo(
    () => [
      pickup,
      ...(ride.stops ?? []),
      destination,
      ...cornersOf(planned ?? []),
      ...ways.approach,
      ...ways.trip,
      ...(car ? [car] : []),
    ],
    [pickup, ride.stops, destination, planned, ways, car],
  );
  return (
    <RidePanel
      title={rides.route}
      beside={
        isActive(ride.status) && (
          <TextLink size="sm" to="/dashboard/admin/live" search={{ ride: ride.id }}>
            {rides.onBoard}
          </TextLink>
        )
      }
    >
      <div className={styles.map} data-part="ridepage-map">
        <RideMap center={pickup}>
          {/* Fits once more when the route is known, and when the car's path is. */}
          <FitTo
            points={points}
            fitKey={`${ride.id} ${track !== undefined} ${planned !== undefined}`}
            padding={ABOVE_LEGEND}
            once
          />
          {!trip.isAsking && (
            <RouteLine from={pickup} to={destination} way={trip.way} isPlan={ways.trip.length > 1} />
          )}
          {car && carWay.way && ride.status === 'accepted' && (
            <RouteLine from={car} to={pickup} way={carWay.way} kind="approach" isPlan drawsOn={false} />
          )}
          <TrackLine path={ways.approach} kind="approach" />
          <TrackLine path={ways.trip} kind="trip" />
          <RideStops stops={ride.stops} />
          <PickupMarker at={pickup} label={sayAddress(pickup.address)} />
          <DestinationMarker at={destination} label={sayAddress(destination.address)} />
          {car && (
            <CarMarker
              position={car}
              tone={carTone(ride.status)}
              plate={driver?.licensePlate ?? null}
              way={carWay.way}
            />
          )}
        </RideMap>
      </div>
    </RidePanel>
  );
}
