import { useCallback, useEffect } from 'react';
import { collectFeatures, pointFeature } from './geojson.ts';
import { useMap } from './map-context.ts';
import type { Obstacle } from './obstacles.ts';
import { useMapLayers, type OwnLayer } from './use-map-layers.ts';

const NOTHING = 'rw-nothing';

/** Invisible images, each with the space around it that names keep clear of. */
const layers = (): OwnLayer[] => [
  {
    type: 'symbol',
    layout: { 'icon-image': NOTHING, 'icon-allow-overlap': true, 'icon-padding': ['get', 'room'] },
  },
];

/**
 * Keeps the tiles' names clear of what is on the map.
 * @returns the function that takes what is there now
 */
export function useNameRoom(): (taken: readonly Obstacle[]) => void {
  const { map, styleTurn } = useMap();
  // Before the layer that shows it.
  useEffect(() => {
    if (!map.hasImage(NOTHING)) map.addImage(NOTHING, { width: 1, height: 1, data: new Uint8Array(4) });
  }, [map, styleTurn]);
  const { setData } = useMapLayers({ rank: 'areas', layers });
  return useCallback(
    (taken) => {
      const rooms = taken.map(({ at, box }) =>
        pointFeature(at, { room: [-box.top, box.right, box.bottom, -box.left] }),
      );
      void setData(collectFeatures(rooms));
    },
    [setData],
  );
}
