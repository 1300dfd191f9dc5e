import type { ServedArea } from '@ridewire/contracts/service-area';
import { useEffect, useMemo } from 'react';
import { collectFeatures, ringFeature } from '../../kit/map/geojson.ts';
import type { MapState } from '../../kit/map/map-context.ts';
import { useMapLayers, type OwnLayer } from '../../kit/map/use-map-layers.ts';
import { useServiceAreas } from './service-areas-live.ts';

const layers = (colors: MapState['colors']): OwnLayer[] => [
  { type: 'fill', paint: { 'fill-color': colors.route, 'fill-opacity': 0.04, 'fill-antialias': false } },
  {
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.route, 'line-width': 2, 'line-opacity': 0.6, 'line-dasharray': [3, 2] },
  },
];

/** On a map, the edges of the service areas, softly; nothing where there are none. @param except one that is drawn anew */
export function ServiceEdges({ except }: { except?: string | undefined }) {
  const standing = useServiceAreas();
  const areas = useMemo(() => standing?.filter(({ id }) => id !== except), [standing, except]);
  return areas && areas.length > 0 ? <KnownEdges areas={areas} /> : null;
}

function KnownEdges({ areas }: { areas: readonly ServedArea[] }) {
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(
    () => void setData(collectFeatures(areas.map(({ ring }) => ringFeature(ring)))),
    [areas, setData],
  );
  return null;
}
