import type { GeoJSONSource, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useId, useRef } from 'react';
import { collectFeatures, type FeatureChanges, type MapFeature, type MapFeatures } from './geojson.ts';
import { isStyleLaid } from './is-style-laid.ts';
import { useMap, type MapState } from './map-context.ts';

type Unsourced<L> = L extends { source?: unknown } ? Omit<L, 'id' | 'source'> : never;
/** A layer without id and source, which follow from where it is used. */
export type OwnLayer = Unsourced<Exclude<LayerSpecification, { type: 'background' }>>;

/** From the ground up. */
const RANKS = { areas: 10, rides: 15, idle: 18, route: 20, cars: 30 } as const;

export interface LayersSpec {
  rank: keyof typeof RANKS;
  /** Must be defined outside the component: a new function adds the layers again. */
  layers: (colors: MapState['colors']) => OwnLayer[];
  source?: Omit<GeoJSONSourceSpecification, 'type' | 'data'>;
  /** Something else is selected, so all of it fades. */
  isFaded?: boolean;
}

/** The opacity of what fades. */
export const FADED = 0.3;
const OPACITIES: Partial<Record<LayerSpecification['type'], readonly string[]>> = {
  symbol: ['icon-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
};

const OURS = /^rw:(\d\d):/;

function layAbove(map: MapState['map'], rank: number, layer: LayerSpecification): void {
  const above = map.getLayersOrder().find((id) => Number(OURS.exec(id)?.[1] ?? 0) > rank);
  map.addLayer(layer, above);
}

/** Removing a map removes its style before the parts on it are gone. */
const hasStyle = (map: MapState['map']): boolean => Boolean(map.style);

/**
 * One GeoJSON source with its layers, added again whenever the style changes. The data is set as a whole, or changed
 * feature by feature, so that only what moved is sent. Both resolve when the worker has taken it in.
 */
export function useMapLayers({ rank, layers, source, isFaded = false }: LayersSpec) {
  const { map, colors, styleTurn } = useMap();
  const id = `rw:${RANKS[rank]}:${useId()}`;
  const latest = useRef<MapFeatures>(collectFeatures([]));
  const keyed = useRef(new Map<string, MapFeature>());

  useEffect(() => {
    if (!isStyleLaid(map)) return undefined;
    const data = keyed.current.size > 0 ? collectFeatures([...keyed.current.values()]) : latest.current;
    map.addSource(id, { ...source, type: 'geojson', data });
    const ids = layers(colors).map((layer, index) => {
      const layerId = `${id}:${index}`;
      layAbove(map, RANKS[rank], { ...layer, id: layerId, source: id } as LayerSpecification);
      return layerId;
    });
    return () => {
      if (!hasStyle(map)) return;
      for (const layerId of ids) if (map.getLayer(layerId)) map.removeLayer(layerId);
      if (map.getSource(id)) map.removeSource(id);
    };
  }, [map, colors, styleTurn, id, layers, rank, source]);

  // After the layers are added, whenever that happens.
  useEffect(() => {
    for (const [index, { type, paint = {} }] of layers(colors).entries()) {
      const layerId = `${id}:${index}`;
      if (!map.getLayer(layerId)) continue;
      for (const name of OPACITIES[type] ?? []) {
        const whole = (paint as Record<string, number | undefined>)[name] ?? 1;
        map.setPaintProperty(layerId, name as 'icon-opacity', isFaded ? whole * FADED : whole);
      }
    }
  }, [map, colors, styleTurn, id, layers, rank, source, isFaded]);

  const setData = useCallback(
    async (data: MapFeatures) => {
      latest.current = data;
      if (hasStyle(map)) await map.getSource<GeoJSONSource>(id)?.setData(data);
    },
    [map, id],
  );
  const changeData = useCallback(
    async ({ add, remove }: FeatureChanges) => {
      for (const gone of remove) keyed.current.delete(gone);
      for (const feature of add) keyed.current.set(feature.id, feature);
      if (add.length === 0 && remove.length === 0) return;
      if (hasStyle(map)) await map.getSource<GeoJSONSource>(id)?.updateData({ add, remove });
    },
    [map, id],
  );
  return {
    setData,
    changeData,
    layerId: useCallback((index: number) => `${id}:${index}`, [id]),
    sourceId: id,
  };
}
