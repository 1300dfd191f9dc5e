import { type BoardRide, isDriving, type LatLng } from '@ridewire/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useRidesWithAlert } from '../sos/use-rides-with-alert.ts';
import { CarsLayer } from '../../kit/map/CarsLayer.tsx';
import { FitTo } from '../../kit/map/FitTo.tsx';
import { RideMap } from '../../kit/map/RideMap.tsx';
import { RidesLayer } from '../../kit/map/RidesLayer.tsx';
import { ShowAllButton } from '../../kit/map/ShowAllButton.tsx';
import { boardCars } from './board-cars.ts';
import { useShownBoard } from './board-context.ts';
import { CarLegend } from './CarLegend.tsx';
import { FocusedRide } from './FocusedRide.tsx';
import { useBoardCamera } from './use-board-camera.ts';
import type { Board } from './board-store.ts';
import { useMapTexts } from '../../kit/map/texts.en.ts';
import { BoardDemand } from '../demand/BoardDemand.tsx';
import { ServiceEdges } from '../service-areas/ServiceEdges.tsx';
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

/** Kept free for the legend. */
const LEGEND_PX = 48;

/** The map of the city: every car, every ride, and one of them in detail. */
export function BoardMap(props: BoardMapProps) {
  const { coveredRightPx, withDemand } = props;
  return (
    <RideMap padding={{ right: coveredRightPx }}>
      <CarLegend />
      <ServiceEdges />
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
  const isOpen = focused !== undefined && focused.id === selectedId;
  const car =
    focused?.driver && isDriving(focused.status) ? state.positions.get(focused.driver.id) : undefined;
  const { fit, findAll } = useBoardCamera({
    state,
    rides,
    isFiltered,
    listCars,
    selectedId,
    approaching: isOpen && focused.status === 'accepted' ? car : undefined,
    alertAt: called.get(selectedId ?? '')?.location,
  });
  const padding = { top: 0, right: coveredRightPx, bottom: LEGEND_PX, left: 0 };
  return (
    <>
      <FitTo {...fit} padding={padding} once />
      <ShowAllButton label={map.wholeCity} listPoints={findAll} padding={padding} />
      <RidesLayer rides={rides} isFaded={isOpen} onHover={(pickup) => hover({ pickup })} onSelect={onOpen} />
      <CarsLayer
        listCars={listCars}
        isFaded={isOpen}
        onHover={(id) => hover({ car: id })}
        onSelect={onOpen}
      />
      <FocusedRide ride={focused} car={car} isOpen={isOpen} />
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
