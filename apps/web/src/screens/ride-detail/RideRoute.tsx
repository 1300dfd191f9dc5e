import { Anchor } from '@mantine/core';
import { isActive, type RideDetail } from '@ridewire/contracts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FitTo } from '../../map/FitTo.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RidePanel } from './RidePanel.tsx';

/** The way on the map. Where the car is now is for the live board. */
export function RideRoute({ ride }: { ride: RideDetail }) {
  const { rides } = useTexts();
  const { pickup, destination } = ride;
  const points = useMemo(() => [pickup, destination], [pickup, destination]);
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
          <FitTo points={points} fitKey={ride.id} once />
          <RouteLine from={pickup} to={destination} />
          <PickupMarker at={pickup} label={pickup.address} />
          <DestinationMarker at={destination} label={destination.address} />
        </RideMap>
      </div>
    </RidePanel>
  );
}
