import { type BoardRide, isActive, type LatLng } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FleetCar } from '../../kit/map/car-fleet.ts';
import { cornersOf } from '../../kit/map/fit-camera.ts';
import { useCityView } from '../../kit/map/use-city-view.ts';
import type { BoardState } from '../rides/live/reduce-board.ts';

export interface BoardScene {
  state: BoardState;
  /** Rides that match the filters. */
  rides: readonly BoardRide[];
  isFiltered: boolean;
  listCars: () => Iterable<FleetCar>;
  selectedId: string | undefined;
  /** The selected ride's car, while it comes to the pickup. */
  approaching: LatLng | undefined;
  /** Where someone on the selected ride raised an SOS alert. */
  alertAt: LatLng | undefined;
}

/** Where the board's camera looks: at the selected ride; without one at all cars, or at an empty city. */
export function useBoardCamera(scene: BoardScene) {
  const { state, rides, isFiltered, listCars, selectedId, approaching, alertAt } = scene;
  const selected = state.rides.get(selectedId ?? '');
  // A ride that is unknown or has left does not move the camera.
  const isKnown = !selectedId || selected || alertAt;
  const [shownId] = useMemory(selectedId, (before) => (isKnown ? selectedId : before));
  // The city is fitted once: its corners are known when there is something in it.
  const isEmpty = state.positions.size === 0 && !rides.some(({ status }) => isActive(status));
  const wholeCity = useCityView()?.corners ?? [];
  const findCorners = () => cornersOf(Array.from(listCars(), (car) => car.position));
  const findFirst = useEffectEvent(() => (isEmpty ? [] : findCorners()));
  const [corners, setCorners] = useState<LatLng[]>([]);
  useEffect(() => setCorners(findFirst()), [isEmpty, isFiltered]);
  const ofRide = [
    ...(selected ? [selected.pickup, ...(selected.stops ?? []), selected.destination] : []),
    ...(approaching ? [approaching] : []),
    ...(alertAt ? [alertAt] : []),
  ];
  return {
    /** For the camera, as FitTo takes it. */
    fit: {
      points: ofRide.length > 0 ? ofRide : corners.length > 0 ? corners : wholeCity,
      fitKey: shownId ?? (corners.length > 0 ? 'cars' : 'city'),
      isDetour: shownId !== undefined,
      isBare: ofRide.length === 0,
    },
    findAll: () => {
      const found = findCorners();
      return found.length > 0 ? found : wholeCity;
    },
  };
}
