import type { Ring } from '@ridewire/contracts/service-area';
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

/** On a map, the edges of the service areas, softly; nothing where there are none. */
export function ServiceEdges() {
  const areas = useServiceAreas();
  return areas && areas.length > 0 ? <KnownEdges areas={areas} /> : null;
}

interface KnownEdgesProps {
  areas: readonly { id?: string; ring: Ring }[];
  /** One that is drawn anew. */
  except?: string | undefined;
}

/** The edges of these areas. */
export function KnownEdges({ areas, except }: KnownEdgesProps) {
  const shown = useMemo(() => areas.filter(({ id }) => id === undefined || id !== except), [areas, except]);
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(
    () => void setData(collectFeatures(shown.map(({ ring }) => ringFeature(ring)))),
    [shown, setData],
  );
  return null;
}
