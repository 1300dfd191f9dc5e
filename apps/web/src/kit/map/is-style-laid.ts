import type { Map as GlMap } from 'maplibre-gl';

/**
 * Whether the map takes sources and layers now. A style that was just set has no layers before its 'style.load', with
 * which all of ours is laid anew; a map that was removed has no style.
 */
export const isStyleLaid = (map: Pick<GlMap, 'style' | 'getLayersOrder'>): boolean =>
  // MapLibre's types say there always is one.
  Boolean(map.style) && map.getLayersOrder().length > 0;
