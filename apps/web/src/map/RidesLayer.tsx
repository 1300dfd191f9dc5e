import { useEffect } from 'react';
import type { MapState } from './map-context.ts';
import { rideFeatures, type MapRide } from './ride-features.ts';
import { useFeatureHits } from './use-feature-hits.ts';
import { useMapLayers, type OwnLayer } from './use-map-layers.ts';

export interface RidesLayerProps {
  rides: readonly MapRide[];
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
      'circle-radius': ['case', ['==', ['get', 'status'], 'requested'], 6, 4],
      'circle-color': ['case', ['get', 'stuck'], colors.stuck, colors.pin],
      'circle-stroke-color': colors.pinDot,
      'circle-stroke-width': 2,
    },
  },
];

/** The layer of the pickups: ways are not to be pressed. */
const PICKUPS = [1];

/** Every ride of the city, from afar: where somebody waits, and who goes where. One source. */
export function RidesLayer({ rides, onHover, onSelect }: RidesLayerProps) {
  const { setData, layerId } = useMapLayers({ rank: 'rides', layers });
  useEffect(() => void setData(rideFeatures(rides)), [rides, setData]);
  useFeatureHits(layerId, PICKUPS, {
    onHover: (properties) => onHover?.((properties?.['rideId'] as string | undefined) ?? null),
    onSelect: (properties) => onSelect?.(properties['rideId'] as string),
  });
  return null;
}
