import type { LngLat, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';

type Properties = Record<string, unknown>;

/** A press this far from a feature still hits it, in px: cars are small, fingers are not. */
const REACH = { mouse: 6, press: 14 };

/** Pointer and press events on what our layers with these indexes drew; `indexes` must be defined outside the component. */
export function useFeatureHits(
  layerId: (index: number) => string,
  indexes: readonly number[],
  handlers: {
    onHover: (properties: Properties | null) => void;
    onSelect: (properties: Properties, at: LngLat) => void;
  },
): void {
  const { map } = useMap();
  const hover = useEffectEvent(handlers.onHover);
  const select = useEffectEvent(handlers.onSelect);
  useEffect(() => {
    const hit = ({ x, y }: { x: number; y: number }, reach: number): Properties | undefined => {
      const layers = indexes.map(layerId).filter((id) => map.getLayer(id));
      if (layers.length === 0) return undefined;
      const around: [[number, number], [number, number]] = [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ];
      return map.queryRenderedFeatures(around, { layers })[0]?.properties;
    };
    let over: string | undefined;
    let frame = 0;
    const onMove = (event: MapMouseEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const properties = hit(event.point, REACH.mouse);
        const key =
          properties &&
          JSON.stringify(properties['rideId'] ?? properties['cluster_id'] ?? properties['area']);
        if (key === over) return;
        over = key;
        map.getCanvas().style.cursor = key && key !== 'null' ? 'pointer' : '';
        hover(properties ?? null);
      });
    };
    const onOut = () => {
      cancelAnimationFrame(frame);
      if (over !== undefined) hover(null);
      over = undefined;
    };
    const onClick = (event: MapMouseEvent) => {
      const properties = hit(event.point, REACH.press);
      if (properties) select(properties, event.lngLat);
    };
    map.on('mousemove', onMove);
    map.on('mouseout', onOut);
    map.on('click', onClick);
    return () => {
      cancelAnimationFrame(frame);
      map.off('mousemove', onMove);
      map.off('mouseout', onOut);
      map.off('click', onClick);
    };
  }, [map, layerId, indexes]);
}
