import type { FormatOptions } from '@ridewire/ui';
import type { Map as GlMap } from 'maplibre-gl';
import type { MapLibre } from './load-maplibre.ts';
import { writeScale } from './write-scale.ts';

/** A scale in the corner. MapLibre has no digits but Latin ones: what it wrote is written anew after it. */
export function addScale(maplibre: MapLibre, map: GlMap, format: FormatOptions): void {
  map.addControl(new maplibre.ScaleControl({ maxWidth: 96 }), 'bottom-left');
  const scale = map.getContainer().querySelector('.maplibregl-ctrl-scale');
  const write = () => {
    const said = scale && writeScale(scale.textContent ?? '', format);
    if (said) scale.textContent = said;
  };
  write();
  // When MapLibre writes it.
  map.on('move', write);
  map.on('projectiontransition', write);
}
