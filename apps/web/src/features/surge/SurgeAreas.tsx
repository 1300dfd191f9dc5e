import type { SurgeArea } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useEffect } from 'react';
import { areaFeature, collectFeatures } from '../../kit/map/geojson.ts';
import type { MapState } from '../../kit/map/map-context.ts';
import { MAP_FONT } from '../../kit/map/map-fonts.ts';
import { useMapLayers, type OwnLayer } from '../../kit/map/use-map-layers.ts';
import { useSurge } from './surge-live.ts';

const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'fill',
    paint: {
      'fill-color': colors.stuck,
      'fill-opacity': ['interpolate', ['linear'], ['get', 'tenths'], 11, 0.12, 30, 0.5],
      'fill-antialias': false,
    },
  },
  {
    type: 'symbol',
    layout: {
      'text-field': ['get', 'times'],
      'text-font': [MAP_FONT],
      'text-size': 13,
      'text-padding': 4,
      'symbol-sort-key': ['-', 0, ['get', 'tenths']],
    },
    paint: { 'text-color': colors.placeName, 'text-halo-color': colors.land, 'text-halo-width': 1.6 },
  },
];

/** On a map, the areas that cost more now, each with its multiple of the usual price; nothing where there are none. */
export function SurgeAreas() {
  const areas = useSurge()?.areas;
  return areas && areas.length > 0 ? <KnownAreas areas={areas} /> : null;
}

function KnownAreas({ areas }: { areas: SurgeArea[] }) {
  const { times } = useFormat();
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(() => {
    const features = areas.map(({ ring, tenths }) => areaFeature(ring, { tenths, times: times(tenths) }));
    void setData(collectFeatures(features));
  }, [areas, setData, times]);
  return null;
}
