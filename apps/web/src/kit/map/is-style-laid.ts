import type { Map as GlMap } from 'maplibre-gl';

/**
 * Whether the map accepts sources and layers now. A new style has no layers before its 'style.load' event, after which
 * all of ours are added again. A removed map has no style.
 */
export const isStyleLaid = (map: Pick<GlMap, 'style' | 'getLayersOrder'>): boolean =>
  // MapLibre's types say that there always is one.
  Boolean(map.style) && map.getLayersOrder().length > 0;
