import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { buildGraticule, graticuleStepKm } from './build-graticule.ts';
import { collectFeatures } from './geojson.ts';
import { GRATICULE_SOURCE } from './ground-style.ts';

/** Draws the grid wherever the map goes, twice as wide as the view, so that panning shows no edge. */
export function useGraticule(ready: { map: GlMap; styleTurn: number } | undefined): void {
  const map = ready?.map;
  const styleTurn = ready?.styleTurn;
  useEffect(() => {
    if (!map) return undefined;
    const draw = () => {
      const bounds = map.getBounds();
      const [width, height] = [bounds.getEast() - bounds.getWest(), bounds.getNorth() - bounds.getSouth()];
      const stepKm = graticuleStepKm(map.getZoom());
      const frame = {
        west: bounds.getWest() - width / 2,
        east: bounds.getEast() + width / 2,
        south: bounds.getSouth() - height / 2,
        north: bounds.getNorth() + height / 2,
      };
      void map
        .getSource<GeoJSONSource>(GRATICULE_SOURCE)
        ?.setData(stepKm > 0 ? buildGraticule(frame, stepKm) : collectFeatures([]));
    };
    draw();
    map.on('moveend', draw);
    return () => void map.off('moveend', draw);
  }, [map, styleTurn]);
}
