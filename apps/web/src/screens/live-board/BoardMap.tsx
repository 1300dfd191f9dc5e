import { isActive, isDriving, type BoardRide } from '@ridewire/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { shownDrivers } from '../../live/apply-board-message.ts';
import type { FleetCar } from '../../map/car-fleet.ts';
import { CarMarker } from '../../map/CarMarker.tsx';
import { CarsLayer } from '../../map/CarsLayer.tsx';
import { FitTo } from '../../map/FitTo.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import type { MapRide } from '../../map/ride-features.ts';
import { RidesLayer } from '../../map/RidesLayer.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import { CarLegend } from './CarLegend.tsx';
import { carTone } from './car-tone.ts';
import type { Board } from './use-board.ts';

export interface BoardMapProps {
  board: Board;
  /** Those that meet the filters. */
  rides: readonly BoardRide[];
  /** Whether filters are on: then cars without such a ride are left out. */
  isFiltered: boolean;
  focusedId: string | null;
  selectedId: string | undefined;
  /** Px that an open panel covers at the right. */
  coveredRightPx: number;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
}

/** Kept free for the legend. */
const LEGEND_PX = 48;

/** The city: every car, every ride, and one of them in full. */
export function BoardMap({
  board,
  rides,
  isFiltered,
  focusedId,
  selectedId,
  coveredRightPx,
  onHover,
  onOpen,
}: BoardMapProps) {
  const { state, stuck } = board;
  const cars = useMemo<FleetCar[]>(() => {
    const ridesByDriver = new Map(
      rides.flatMap((ride) =>
        ride.driver && isDriving(ride.status) ? [[ride.driver.id, ride] as const] : [],
      ),
    );
    return shownDrivers(state).flatMap(({ id }) => {
      const position = state.positions.get(id);
      const ride = ridesByDriver.get(id);
      if (!position || (isFiltered && !ride)) return [];
      return [{ id, position, tone: ride ? carTone(ride.status) : 'idle', rideId: ride?.id ?? null }];
    });
  }, [state, rides, isFiltered]);
  const mapRides = useMemo<MapRide[]>(
    () =>
      rides
        .filter(({ status }) => isActive(status))
        .map(({ id, status, pickup, destination }) => ({
          id,
          status,
          pickup,
          destination,
          stuck: stuck.has(id),
        })),
    [rides, stuck],
  );

  // Two layers tell of the pointer, each for itself.
  const over = useRef<{ car?: string | null; pickup?: string | null }>({});
  const hover = useCallback(
    (change: typeof over.current) => {
      Object.assign(over.current, change);
      onHover(over.current.car ?? over.current.pickup ?? null);
    },
    [onHover],
  );

  const focused = state.rides.get(focusedId ?? selectedId ?? '');
  // Seen in passing it has no labels: from afar they would lie upon each other.
  const isOpen = focused !== undefined && focused.id === selectedId;
  const selected = state.rides.get(selectedId ?? '');
  const car =
    focused?.driver && isDriving(focused.status) ? state.positions.get(focused.driver.id) : undefined;
  const [shownId, setShownId] = useState(selectedId);
  if (selected && selectedId !== shownId) setShownId(selectedId);
  const approaching = selected?.status === 'accepted' && selected === focused ? car : undefined;
  const points = selected
    ? [selected.pickup, selected.destination, ...(approaching ? [approaching] : [])]
    : cityPoints(cars, mapRides);
  return (
    <RideMap padding={{ right: coveredRightPx }}>
      <FitTo
        points={points}
        fitKey={shownId ?? 'city'}
        padding={{ top: 0, right: coveredRightPx, bottom: LEGEND_PX, left: 0 }}
        once
      />
      <CarLegend />
      <RidesLayer rides={mapRides} onHover={(pickup) => hover({ pickup })} onSelect={onOpen} />
      <CarsLayer cars={cars} onHover={(id) => hover({ car: id })} onSelect={onOpen} />
      {focused && (
        <>
          <RouteLine key={focused.id} from={focused.pickup} to={focused.destination} drawsOn={isOpen} />
          {car && focused.status === 'accepted' && (
            <RouteLine from={car} to={focused.pickup} kind="approach" drawsOn={false} />
          )}
          <PickupMarker at={focused.pickup} {...(isOpen && { label: focused.pickup.address })} />
          <DestinationMarker
            at={focused.destination}
            {...(isOpen && { label: focused.destination.address })}
          />
          {car && (
            <CarMarker
              key={car.driverId}
              position={car}
              tone={carTone(focused.status)}
              plate={focused.driver?.licensePlate ?? null}
            />
          )}
        </>
      )}
    </RideMap>
  );
}

const cityPoints = (cars: readonly FleetCar[], rides: readonly MapRide[]) =>
  cars.length > 0 ? cars.map((car) => car.position) : rides.map((ride) => ride.pickup);
