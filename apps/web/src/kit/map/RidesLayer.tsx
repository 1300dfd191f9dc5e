import { useEffect, useRef } from 'react';
import type { MapState } from './map-context.ts';
import { changeRides, type DrawnRides, type MapRide } from './ride-features.ts';
import { useFeatureHits } from './use-feature-hits.ts';
import { useHasStreets } from './use-city-view.ts';
import { useMapLayers, type OwnLayer } from './use-map-layers.ts';

export interface RidesLayerProps {
  rides: readonly MapRide[];
  isFaded: boolean;
  onHover?: (rideId: string | null) => void;
  onSelect?: (rideId: string) => void;
}

const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'line',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round' },
    paint: {
      'line-width': 2,
      'line-opacity': 0.35,
      'line-color': [
        'match',
        ['get', 'status'],
        'accepted',
        colors.carAccepted,
        'picked_up',
        colors.carPickedUp,
        'in_transit',
        colors.carInTransit,
        colors.carIdle,
      ],
    },
  },
  {
    type: 'circle',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 4,
      'circle-color': colors.pin,
      'circle-stroke-color': colors.pinDot,
      'circle-stroke-width': 2,
    },
  },
];

/** The layer of the pickups. Routes can't be pressed. */
const PICKUPS = [1];

/** The rides of a quiet city: their routes, and where cars are going. One source, to which only changes are written. */
export function RidesLayer({ rides, isFaded, onHover, onSelect }: RidesLayerProps) {
  const { changeData, layerId } = useMapLayers({ rank: 'rides', layers, isFaded });
  const overStreets = useHasStreets();
  const drawn = useRef<DrawnRides>(new Map());
  useEffect(
    () => void changeData(changeRides(drawn.current, rides, overStreets)),
    [changeData, rides, overStreets],
  );
  useFeatureHits(layerId, PICKUPS, {
    onHover: (properties) => onHover?.((properties?.['rideId'] as string | undefined) ?? null),
    onSelect: (properties) => onSelect?.(properties['rideId'] as string),
  });
  return null;
}
