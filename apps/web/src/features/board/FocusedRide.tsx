import { useDebouncedValue } from '@mantine/hooks';
import type { BoardRide, DriverPosition } from '@ridewire/contracts';
import { CarMarker } from '../../kit/map/CarMarker.tsx';
import { carTone } from '../../kit/map/car-tone.ts';
import { RouteLine } from '../../kit/map/RouteLine.tsx';
import { DestinationMarker, PickupMarker, RideStops } from '../../kit/map/StopMarker.tsx';
import { useRideWay } from '../../kit/map/use-ride-way.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';

/** How long the pointer stays on a ride before its route is loaded. */
const STEADY_MS = 150;

interface FocusedRideProps {
  /** Undefined while none is looked at. It stays mounted then, to tell when the pointer stays on one. */
  ride: BoardRide | undefined;
  /** Its car under way. */
  car: DriverPosition | undefined;
  /** It was opened; a brief look shows no labels, because from afar they would overlap. */
  isOpen: boolean;
}

/** The ride that is looked at, in detail. */
export function FocusedRide({ ride, car, isOpen }: FocusedRideProps) {
  // The pointer crosses rows on its way to another one, so routes load only for a row it stays on.
  const [steadyId] = useDebouncedValue(ride?.id, STEADY_MS);
  const isSteady = isOpen || ride?.id === steadyId;
  const ways = useRideWay(ride && isSteady ? ride : null, car);
  if (!ride) return null;
  const { id, status, pickup, destination } = ride;
  return (
    <>
      {isSteady && !ways.trip.isAsking && (
        <RouteLine key={id} from={pickup} to={destination} way={ways.trip.way} drawsOn={isOpen} />
      )}
      {isSteady && car && status === 'accepted' && !ways.car.isAsking && (
        <RouteLine
          key={`approach ${id}`}
          from={car}
          to={pickup}
          way={ways.car.way}
          kind="approach"
          drawsOn={false}
        />
      )}
      <RideStops stops={ride.stops} />
      <PickupMarker at={pickup} {...(isOpen && { label: sayAddress(pickup.address) })} />
      <DestinationMarker at={destination} {...(isOpen && { label: sayAddress(destination.address) })} />
      {car && (
        <CarMarker
          key={car.driverId}
          position={car}
          tone={carTone(status)}
          plate={ride.driver?.licensePlate ?? null}
          way={ways.car.way}
        />
      )}
    </>
  );
}
