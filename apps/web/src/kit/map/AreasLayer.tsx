import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { areaFeature, collectFeatures } from './geojson.ts';
import type { MapState } from './map-context.ts';
import { useMapLayers, type OwnLayer } from './use-map-layers.ts';

export interface MapArea {
  /** The corners around it. */
  ring: readonly LatLng[];
  /** Its strength, 0 to 1. */
  share: number;
}

export interface AreasLayerProps {
  areas: readonly MapArea[];
}

/** The map stays readable below the strongest area, and the weakest still shows. */
const OPACITY = { least: 0.12, most: 0.78 };

const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'fill',
    paint: {
      'fill-color': colors.route,
      'fill-opacity': ['interpolate', ['linear'], ['get', 'share'], 0, OPACITY.least, 1, OPACITY.most],
      'fill-antialias': false,
    },
  },
  {
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.route, 'line-width': 1, 'line-opacity': 0.7 },
  },
];

/** Shaded areas of the map: the higher the share, the stronger the shade. */
export function AreasLayer({ areas }: AreasLayerProps) {
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(
    () => void setData(collectFeatures(areas.map(({ ring, share }) => areaFeature(ring, { share })))),
    [areas, setData],
  );
  return null;
}
