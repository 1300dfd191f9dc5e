import type { CityGround } from '@ridewire/contracts';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useLanguage } from '../texts/use-language.ts';
import { cityLayers } from './city-layers.ts';
import { CITY_SOURCE, citySource } from './city-source.ts';
import type { Scheme } from './ground-style.ts';
import { isStyleLaid } from './is-style-laid.ts';

/** Puts the city's tiles on the land, below everything else; again with each style, city or language. */
export function useCityGround(
  ready: { map: GlMap; styleTurn: number } | undefined,
  scheme: Scheme,
  city: CityGround | null,
): void {
  const language = useLanguage();
  const map = ready?.map;
  const styleTurn = ready?.styleTurn;
  // Compared by value, because each new link to the server brings the same city again.
  const { version, box } = city ?? {};
  const { south = -90, west = -180, north = 90, east = 180 } = box ?? {};
  useEffect(() => {
    if (!map || version === undefined || !isStyleLaid(map)) return undefined;
    map.addSource(CITY_SOURCE, citySource(version, [west, south, east, north]));
    const ours = map.getLayersOrder().find((id) => id.startsWith('rw:'));
    const layers = cityLayers(scheme, language);
    for (const layer of layers) map.addLayer(layer, ours);
    return () => {
      if (!map.style) return;
      for (const { id } of layers) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(CITY_SOURCE)) map.removeSource(CITY_SOURCE);
    };
  }, [map, styleTurn, scheme, language, version, west, south, east, north]);
}
