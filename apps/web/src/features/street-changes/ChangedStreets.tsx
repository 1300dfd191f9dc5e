import type { StandingStreetChange } from '@ridewire/contracts';
import { useEffect } from 'react';
import { collectFeatures, lineFeature } from '../../kit/map/geojson.ts';
import { decodeLine } from '../../kit/map/known-way.ts';
import type { MapState } from '../../kit/map/map-context.ts';
import { useMapLayers, type OwnLayer } from '../../kit/map/use-map-layers.ts';

/** A hatch: short strokes across the street. Closed streets are darker than those with a speed. */
const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.routeCasing, 'line-width': 9, 'line-opacity': 0.8 },
  },
  {
    type: 'line',
    filter: ['get', 'closed'],
    paint: { 'line-color': colors.waiting, 'line-width': 7, 'line-dasharray': [0.25, 0.35] },
  },
  {
    type: 'line',
    filter: ['!', ['get', 'closed']],
    paint: { 'line-color': colors.stuck, 'line-width': 7, 'line-dasharray': [0.25, 0.6] },
  },
];

/** Streets that are changed by hand, hatched on the map. */
export function ChangedStreets({ changes }: { changes: readonly StandingStreetChange[] }) {
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(() => {
    const features = changes.flatMap(({ kmh, lines }) =>
      lines.map((line) => lineFeature(decodeLine(line), { closed: kmh === null })),
    );
    void setData(collectFeatures(features));
  }, [changes, setData]);
  return null;
}
