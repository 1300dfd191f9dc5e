import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { collectFeatures, pointFeature } from '../../kit/map/geojson.ts';
import type { MapState } from '../../kit/map/map-context.ts';
import { useFeatureHits } from '../../kit/map/use-feature-hits.ts';
import { useMapLayers, type OwnLayer } from '../../kit/map/use-map-layers.ts';

/** The level of demand of a place, from 1 to 4. */
export interface SoftArea extends LatLng {
  id: string;
  level: number;
}

/** How far an area is drawn around its middle: neighbors merge. */
const RADIUS_METERS = 760;
const FAR_ZOOM = 20;
/** For the map's tiles of 512 px, at the equator. */
const METERS_PER_PX = 40_075_017 / 512 / 2 ** FAR_ZOOM;

const radiusPx = (lat: number) => RADIUS_METERS / METERS_PER_PX / Math.cos((lat * Math.PI) / 180);

/** The ground and everything on it stay readable below the strongest. */
const OPACITIES = { 1: 0.16, 2: 0.28, 3: 0.42, 4: 0.58 };

const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'circle',
    paint: {
      'circle-color': colors.asked,
      'circle-blur': 0.7,
      'circle-pitch-alignment': 'map',
      'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 0, 0, FAR_ZOOM, ['get', 'radiusPx']],
      'circle-opacity': [
        'match',
        ['get', 'level'],
        1,
        OPACITIES[1],
        2,
        OPACITIES[2],
        3,
        OPACITIES[3],
        OPACITIES[4],
      ],
    },
  },
];
const ALL = [0];
const ignore = () => {};

export interface SoftAreasProps {
  areas: readonly SoftArea[];
  /** The area under the pointer, or pressed. */
  onPoint?: (id: string | null) => void;
}

/** Areas of the city on a map, stronger with more demand. */
export function SoftAreas({ areas, onPoint = ignore }: SoftAreasProps) {
  const { setData, layerId } = useMapLayers({ rank: 'areas', layers });
  useEffect(() => {
    const features = areas.map(({ id, lat, lng, level }) =>
      pointFeature({ lat, lng }, { area: id, level, radiusPx: radiusPx(lat) }),
    );
    void setData(collectFeatures(features));
  }, [areas, setData]);
  const point = (properties: Record<string, unknown> | null) =>
    onPoint(properties ? String(properties['area']) : null);
  useFeatureHits(layerId, onPoint === ignore ? NONE : ALL, { onHover: point, onSelect: point });
  return null;
}
const NONE: readonly number[] = [];
