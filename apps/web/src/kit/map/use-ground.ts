import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { buildGroundStyle, type Scheme } from './ground-style.ts';
import type { MapPhase } from './use-gl-map.ts';

/**
 * Sets the wanted map ground: ours in this scheme, or the one of MAP_STYLE_URL. It always uses `setStyle`, never a new
 * map. If a ground can't be loaded, ours stays.
 */
export function useGround(phase: MapPhase, scheme: Scheme, styleUrl: string | null): void {
  const ready = phase.name === 'ready' ? phase : undefined;
  const map = ready?.map;
  const maplibre = ready?.maplibre;
  const wanted = styleUrl ?? scheme;
  const laid = useRef<{ map: GlMap; ground: string }>(undefined);

  useEffect(() => {
    if (!map || !maplibre) return undefined;
    // A map is created with one of our grounds, named after its scheme.
    const ground = laid.current?.map === map ? laid.current.ground : map.getStyle().name;
    laid.current = { map, ground: wanted };
    if (ground === wanted) return undefined;
    map.setStyle(styleUrl ?? buildGroundStyle(scheme), { diff: false });
    if (!styleUrl) return undefined;
    const attribution = new maplibre.AttributionControl({ compact: true });
    const giveUp = () => map.setStyle(buildGroundStyle(scheme), { diff: false });
    const keep = () => void map.off('error', giveUp);
    map.addControl(attribution, 'bottom-right');
    map.once('error', giveUp);
    map.once('style.load', keep);
    return () => {
      keep();
      if (map.style) map.removeControl(attribution);
    };
  }, [map, maplibre, wanted, scheme, styleUrl]);
}
