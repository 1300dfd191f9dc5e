import { useEffect } from 'react';
import { collectFeatures, lineFeature, pointFeature } from '../../kit/map/geojson.ts';
import { decodeLine } from '../../kit/map/known-way.ts';
import type { MapState } from '../../kit/map/map-context.ts';
import { useMapLayers, type OwnLayer } from '../../kit/map/use-map-layers.ts';
import type { ChosenStretch } from './chosen-streets.ts';

const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'line',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colors.route, 'line-width': 7 },
  },
  // Where the change ends, of one that has a direction.
  {
    type: 'circle',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 6,
      'circle-color': colors.routeCasing,
      'circle-stroke-color': colors.route,
      'circle-stroke-width': 3,
    },
  },
];

/** The chosen streets on the map; one in a single direction has a ring where that direction leads. */
export function ChosenLines({ stretches }: { stretches: readonly ChosenStretch[] }) {
  const { setData } = useMapLayers({ rank: 'route', layers });
  useEffect(() => {
    const features = stretches.flatMap(({ line, direction }) => {
      const points = decodeLine(line);
      const end = direction === 'forward' ? points.at(-1) : direction === 'backward' ? points[0] : undefined;
      return [lineFeature(points), ...(end ? [pointFeature(end)] : [])];
    });
    void setData(collectFeatures(features));
  }, [stretches, setData]);
  return null;
}
