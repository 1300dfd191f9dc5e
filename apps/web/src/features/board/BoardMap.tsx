import { type BoardRide, isActive, isDriving, type LatLng } from '@ridewire/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemory } from '@ridewire/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRidesWithAlert } from '../sos/use-rides-with-alert.ts';
import { CarMarker } from '../../kit/map/CarMarker.tsx';
import { CarsLayer } from '../../kit/map/CarsLayer.tsx';
import { cornersOf } from '../../kit/map/fit-camera.ts';
import { FitTo } from '../../kit/map/FitTo.tsx';
import { RideMap } from '../../kit/map/RideMap.tsx';
import { RidesLayer } from '../../kit/map/RidesLayer.tsx';
import { RouteLine } from '../../kit/map/RouteLine.tsx';
import { ShowAllButton } from '../../kit/map/ShowAllButton.tsx';
import { DestinationMarker, PickupMarker } from '../../kit/map/StopMarker.tsx';
import { boardCars } from './board-cars.ts';
import { useShownBoard } from './board-context.ts';
import { CarLegend } from './CarLegend.tsx';
import { useCityView } from '../../kit/map/use-city-view.ts';
import { useRideWay } from '../../kit/map/use-ride-way.ts';
import { carTone } from '../../kit/map/car-tone.ts';
import type { Board } from './board-store.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useMapTexts } from '../../kit/map/texts.en.ts';
import { BoardDemand } from '../demand/BoardDemand.tsx';
import { SurgeAreas } from '../surge/SurgeAreas.tsx';
import { SosMark } from '../sos/SosMark.tsx';
import { useMarker } from '../../kit/map/use-marker.ts';
import { useSosTexts } from '../sos/texts.en.ts';
import styles from '../sos/emergency.module.css';

export interface BoardMapProps {
  focusedId: string | null;
  selectedId: string | undefined;
  /** Px that an open panel covers on the right. */
  coveredRightPx: number;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
  /** Whether the map shows demand. */
  withDemand: boolean;
}

/** How long the pointer stays on a ride before its route is loaded. */
const STEADY_MS = 150;
/** Kept free for the legend. */
const LEGEND_PX = 48;

/** The map of the city: every car, every ride, and one of them in detail. */
export function BoardMap(props: BoardMapProps) {
  const { coveredRightPx, withDemand } = props;
  return (
    <RideMap padding={{ right: coveredRightPx }}>
      <CarLegend />
      <SurgeAreas />
      {withDemand && <BoardDemand />}
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
  /** Rides that match the filters. */
  rides: readonly BoardRide[];
  /** Whether filters are on; then cars without such a ride are left out. */
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
  const map = useMapTexts();
  const { state, stuck, driven } = board;
  const called = useRidesWithAlert();
  const { drivers, positions } = state;
  const listCars = useCallback(
    () => boardCars({ drivers, positions, driven, rides, isFiltered, stuck }),
    [drivers, positions, driven, rides, isFiltered, stuck],
  );

  // Two layers report the pointer, each for itself.
  const over = useRef<{ car?: string | null; pickup?: string | null }>({});
  const hover = useCallback(
    (change: typeof over.current) => {
      Object.assign(over.current, change);
      onHover(over.current.car ?? over.current.pickup ?? null);
    },
    [onHover],
  );

  const focused = state.rides.get(focusedId ?? selectedId ?? '');
  // A brief look shows no labels, because from afar they would overlap.
  const isOpen = focused !== undefined && focused.id === selectedId;
  const selected = state.rides.get(selectedId ?? '');
  const car =
    focused?.driver && isDriving(focused.status) ? state.positions.get(focused.driver.id) : undefined;
  // The pointer crosses rows on its way to another one, so routes load only for a row it stays on.
  const [steadyId] = useDebouncedValue(focused?.id, STEADY_MS);
  const isSteady = isOpen || focused?.id === steadyId;
  const ways = useRideWay(focused && isSteady ? focused : null, car);
  const call = called.get(selectedId ?? '');
  // A ride that is unknown or has left does not move the camera.
  const isKnown = !selectedId || selected || call;
  const [shownId] = useMemory(selectedId, (before) => (isKnown ? selectedId : before));
  const approaching = selected?.status === 'accepted' && selected === focused ? car : undefined;
  // The city is fitted once: its corners are known when there is something in it.
  const isEmpty = positions.size === 0 && !rides.some(({ status }) => isActive(status));
  const wholeCity = useCityView()?.corners ?? [];
  const findCorners = () => cornersOf(Array.from(listCars(), (car) => car.position));
  const findFirst = useEffectEvent(() => (isEmpty ? [] : findCorners()));
  const findAll = () => {
    const found = findCorners();
    return found.length > 0 ? found : wholeCity;
  };
  const [corners, setCorners] = useState<LatLng[]>([]);
  useEffect(() => setCorners(findFirst()), [isEmpty, isFiltered]);
  const ofRide = [
    ...(selected ? [selected.pickup, selected.destination] : []),
    ...(approaching ? [approaching] : []),
    ...(call ? [call.location] : []),
  ];
  const points = ofRide.length > 0 ? ofRide : corners.length > 0 ? corners : wholeCity;
  const padding = { top: 0, right: coveredRightPx, bottom: LEGEND_PX, left: 0 };
  return (
    <>
      <FitTo
        points={points}
        fitKey={shownId ?? (corners.length > 0 ? 'cars' : 'city')}
        padding={padding}
        once
        isDetour={shownId !== undefined}
        isBare={ofRide.length === 0}
      />
      <ShowAllButton label={map.wholeCity} listPoints={findAll} padding={padding} />
      <RidesLayer rides={rides} isFaded={isOpen} onHover={(pickup) => hover({ pickup })} onSelect={onOpen} />
      <CarsLayer
        listCars={listCars}
        isFaded={isOpen}
        onHover={(id) => hover({ car: id })}
        onSelect={onOpen}
      />
      {focused && (
        <>
          {isSteady && !ways.trip.isAsking && (
            <RouteLine
              key={focused.id}
              from={focused.pickup}
              to={focused.destination}
              way={ways.trip.way}
              drawsOn={isOpen}
            />
          )}
          {isSteady && car && focused.status === 'accepted' && !ways.car.isAsking && (
            <RouteLine
              key={`approach ${focused.id}`}
              from={car}
              to={focused.pickup}
              way={ways.car.way}
              kind="approach"
              drawsOn={false}
            />
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
              way={ways.car.way}
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

/** Where someone raised an SOS alert. */
function SosMarker({ at, name }: { at: LatLng; name: string }) {
  const sos = useSosTexts();
  const marker = useMarker(at, { anchor: 'bottom' });
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <div className={styles.sosPlace} role="img" aria-label={sos.placeOf(name)}>
      <SosMark />
    </div>,
    marker.getElement(),
  );
}
