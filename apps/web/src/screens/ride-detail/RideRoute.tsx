import { Anchor } from '@mantine/core';
import { isActive, isDriving, type RideDetail } from '@ridewire/contracts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { waysOf } from '../../live/apply-track-message.ts';
import { useTrackLive } from '../../live/use-live.ts';
import { CarMarker } from '../../map/CarMarker.tsx';
import { NO_PADDING } from '../../map/fit-camera.ts';
import { FitTo } from '../../map/FitTo.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import { TrackLine } from '../../map/TrackLine.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { carTone } from '../live-board/car-tone.ts';
import { RidePanel } from './RidePanel.tsx';
import { sayAddress } from '../../texts/say-address.ts';

/** The legend lies at the foot of the map, in px. */
const ABOVE_LEGEND = { ...NO_PADDING, bottom: 56 };
const NOT_YET = { approach: [], trip: [] };

/** The way on the map: as it was planned, as it was driven, and the car while it drives. */
export function RideRoute({ ride }: { ride: RideDetail }) {
  const { rides } = useTexts();
  const { pickup, destination, driver } = ride;
  const { data: track } = useTrackLive(ride.id);
  const pickedUpAt = ride.times.picked_up;
  const ways = useMemo(() => (track ? waysOf(track, pickedUpAt) : NOT_YET), [track, pickedUpAt]);
  const position = track?.position;
  const car = position && position.driverId === driver?.id && isDriving(ride.status) ? position : null;
  const points = useMemo(
    () => [pickup, destination, ...ways.approach, ...ways.trip, ...(car ? [car] : [])],
    [pickup, destination, ways, car],
  );
  return (
    <RidePanel
      title={rides.route}
      beside={
        isActive(ride.status) && (
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to="/dashboard/admin/live" search={{ ride: ride.id }} />}
          >
            {rides.onBoard}
          </Anchor>
        )
      }
    >
      <div className="rw-ridepage-map">
        <RideMap center={pickup}>
          {/* Once more when it is known where the car went. */}
          <FitTo points={points} fitKey={`${ride.id} ${track !== undefined}`} padding={ABOVE_LEGEND} once />
          <RouteLine from={pickup} to={destination} />
          <TrackLine path={ways.approach} kind="approach" />
          <TrackLine path={ways.trip} kind="trip" />
          <PickupMarker at={pickup} label={sayAddress(pickup.address)} />
          <DestinationMarker at={destination} label={sayAddress(destination.address)} />
          {car && (
            <CarMarker position={car} tone={carTone(ride.status)} plate={driver?.licensePlate ?? null} />
          )}
        </RideMap>
      </div>
    </RidePanel>
  );
}
