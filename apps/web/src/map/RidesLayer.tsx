import { useCallback, useRef } from 'react';
import { clusterSource } from './cluster.ts';
import { useMap, type MapState } from './map-context.ts';
import { changeRides, type DrawnRides, type MapRide } from './ride-features.ts';
import { useAtMostEvery } from './use-at-most-every.ts';
import { useFeatureHits } from './use-feature-hits.ts';
import { useMapLayers, type OwnLayer } from './use-map-layers.ts';

export interface RidesLayerProps {
  rides: readonly MapRide[];
  /** Those that need a look: their pickups are ringed. */
  stuck: { has(rideId: string): boolean };
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
      // Several close together are a larger one.
      'circle-radius': [
        'case',
        ['has', 'point_count'],
        ['interpolate', ['linear'], ['get', 'point_count'], 3, 7, 30, 11, 300, 16],
        ['==', ['get', 'status'], 'requested'],
        6,
        4,
      ],
      'circle-color': [
        'case',
        ['any', ['to-boolean', ['get', 'stuck']], ['>', ['coalesce', ['get', 'stuckCount'], 0], 0]],
        colors.stuck,
        colors.pin,
      ],
      'circle-stroke-color': colors.pinDot,
      'circle-stroke-width': 2,
    },
  },
];

/** The layer of the pickups: ways are not to be pressed. */
const PICKUPS = [1];
/** Thousands of discs are no news by the frame. */
const MANY_RIDES = 200;
const DRAW_MANY_EVERY_MS = 2_000;

/** Every ride of the city, from afar: where somebody waits, and who goes where. One source, of which only changes are written. */
export function RidesLayer({ rides, stuck, onHover, onSelect }: RidesLayerProps) {
  const { map, setFollowing } = useMap();
  const source = clusterSource(rides.length);
  const { changeData, layerId } = useMapLayers({ rank: 'rides', layers, ...(source && { source }) });
  const drawn = useRef<DrawnRides>(new Map());
  const draw = useCallback(
    () => void changeData(changeRides(drawn.current, rides, stuck)),
    [changeData, rides, stuck],
  );
  useAtMostEvery(rides.length > MANY_RIDES ? DRAW_MANY_EVERY_MS : 0, draw);
  useFeatureHits(layerId, PICKUPS, {
    onHover: (properties) => onHover?.((properties?.['rideId'] as string | undefined) ?? null),
    onSelect: (properties, at) => {
      const rideId = properties['rideId'] as string | undefined;
      if (rideId) return onSelect?.(rideId);
      setFollowing(false);
      map.easeTo({ center: at, zoom: map.getZoom() + 2 });
    },
  });
  return null;
}
