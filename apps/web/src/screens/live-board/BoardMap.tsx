import { isActive, isDriving, type BoardRide, type LatLng } from '@ridewire/contracts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useCalledRides } from '../../emergency/use-called-rides.ts';
import { CarMarker } from '../../map/CarMarker.tsx';
import { CarsLayer } from '../../map/CarsLayer.tsx';
import { boundsOf } from '../../map/fit-camera.ts';
import { FitTo } from '../../map/FitTo.tsx';
import { RideMap } from '../../map/RideMap.tsx';
import { RidesLayer } from '../../map/RidesLayer.tsx';
import { RouteLine } from '../../map/RouteLine.tsx';
import { ShowAllButton } from '../../map/ShowAllButton.tsx';
import { SosMarker } from '../../map/SosMarker.tsx';
import { DestinationMarker, PickupMarker } from '../../map/StopMarker.tsx';
import { boardCars } from './board-cars.ts';
import { useShownBoard } from './board-context.ts';
import { CarLegend } from './CarLegend.tsx';
import { carTone } from './car-tone.ts';
import type { Board } from './use-board.ts';
import { sayAddress } from '../../texts/say-address.ts';
import { useTexts } from '../../texts/use-texts.ts';

export interface BoardMapProps {
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
export function BoardMap(props: BoardMapProps) {
  const { coveredRightPx } = props;
  return (
    <RideMap padding={{ right: coveredRightPx }}>
      <CarLegend />
      <CityLayers {...props} />
    </RideMap>
  );
}

/** Nothing until the board is known. */
function CityLayers(props: BoardMapProps) {
  const { board, rides, isFiltered } = useShownBoard();
  return board && <KnownCity board={board} rides={rides} isFiltered={isFiltered} {...props} />;
}

interface KnownCityProps extends BoardMapProps {
  board: Board;
  /** Those that meet the filters. */
  rides: readonly BoardRide[];
  /** Whether filters are on: then cars without such a ride are left out. */
  isFiltered: boolean;
}

function KnownCity({
  board,
  rides,
  isFiltered,
  focusedId,
  selectedId,
  coveredRightPx,
  onHover,
  onOpen,
}: KnownCityProps) {
  const { map } = useTexts();
  const { state, stuck, driven } = board;
  const called = useCalledRides();
  const { drivers, positions } = state;
  const listCars = useCallback(
    () => boardCars({ drivers, positions, driven, rides, isFiltered, stuck }),
    [drivers, positions, driven, rides, isFiltered, stuck],
  );
  const mapRides = useMemo(() => rides.filter(({ status }) => isActive(status)), [rides]);

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
  const call = called.get(selectedId ?? '');
  const [shownId, setShownId] = useState(selectedId);
  // One that is not known, or has left meanwhile, moves nothing.
  if ((!selectedId || selected || call) && selectedId !== shownId) setShownId(selectedId);
  const approaching = selected?.status === 'accepted' && selected === focused ? car : undefined;
  // The city is fitted once: its corners are found when there is something in it.
  const isEmpty = positions.size === 0 && mapRides.length === 0;
  const findCorners = () => cornersOf(listCars().map((car) => car.position));
  const findFirst = useEffectEvent(() => (isEmpty ? [] : findCorners()));
  const [corners, setCorners] = useState<LatLng[]>([]);
  useEffect(() => setCorners(findFirst()), [isEmpty, isFiltered]);
  const ofRide = [
    ...(selected ? [selected.pickup, selected.destination] : []),
    ...(approaching ? [approaching] : []),
    ...(call ? [call.location] : []),
  ];
  const points = ofRide.length > 0 ? ofRide : corners;
  const padding = { top: 0, right: coveredRightPx, bottom: LEGEND_PX, left: 0 };
  return (
    <>
      <FitTo
        points={points}
        fitKey={shownId ?? 'city'}
        padding={padding}
        once
        isDetour={shownId !== undefined}
        isBare={ofRide.length === 0}
      />
      <ShowAllButton label={map.wholeCity} listPoints={findCorners} padding={padding} />
      <RidesLayer
        rides={mapRides}
        isFaded={isOpen}
        onHover={(pickup) => hover({ pickup })}
        onSelect={onOpen}
      />
      <CarsLayer
        listCars={listCars}
        isFaded={isOpen}
        onHover={(id) => hover({ car: id })}
        onSelect={onOpen}
      />
      {focused && (
        <>
          <RouteLine key={focused.id} from={focused.pickup} to={focused.destination} drawsOn={isOpen} />
          {car && focused.status === 'accepted' && (
            <RouteLine from={car} to={focused.pickup} kind="approach" drawsOn={false} />
          )}
          <PickupMarker at={focused.pickup} {...(isOpen && { label: sayAddress(focused.pickup.address) })} />
          <DestinationMarker
            at={focused.destination}
            {...(isOpen && { label: sayAddress(focused.destination.address) })}
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
      {[...called.values()].map(({ rideId, by, location }) => (
        <SosMarker key={rideId} at={location} name={by.name} />
      ))}
    </>
  );
}

/** South-west and north-east of all of them; none of none. */
function cornersOf(points: readonly LatLng[]): LatLng[] {
  const bounds = boundsOf(points);
  if (!bounds) return [];
  const [[west, south], [east, north]] = bounds;
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}
