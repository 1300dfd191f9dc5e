import type { LatLng } from '@ridewire/contracts';
import { AREA_CORNERS } from '@ridewire/contracts/service-area';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { areaFeature, collectFeatures, lineFeature } from '../../kit/map/geojson.ts';
import { useMap, type MapState } from '../../kit/map/map-context.ts';
import { useMapLayers, type OwnLayer } from '../../kit/map/use-map-layers.ts';
import { CornerHandle } from './CornerHandle.tsx';
import type { EdgeStep } from './edge-draft.ts';
import { MiddleHandle } from './MiddleHandle.tsx';

const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colors.route, 'fill-opacity': 0.16, 'fill-antialias': false },
  },
  {
    type: 'line',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.route, 'line-width': 3 },
  },
];

interface EdgeEditorProps {
  corners: readonly LatLng[];
  onStep: (step: EdgeStep) => void;
}

/**
 * The edge being drawn, on the map. A press on the map adds a corner, one between two corners does there. Corners are dragged, moved by the arrow keys and
 * removed by Delete.
 */
export function EdgeEditor({ corners, onStep }: EdgeEditorProps) {
  const { map } = useMap();
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(() => {
    const isArea = corners.length >= AREA_CORNERS.min;
    // A line of its own: of a shape that crosses itself, the map may draw nothing.
    const edge = lineFeature(isArea ? [...corners, ...corners.slice(0, 1)] : corners);
    void setData(
      collectFeatures([...(corners.length > 1 ? [edge] : []), ...(isArea ? [areaFeature(corners)] : [])]),
    );
  }, [corners, setData]);
  const press = useEffectEvent(({ lngLat, originalEvent }: MapMouseEvent) => {
    const isOnHandle = originalEvent.target instanceof Element && originalEvent.target.closest('button');
    if (!isOnHandle) onStep({ do: 'add', at: { lat: lngLat.lat, lng: lngLat.lng } });
  });
  useEffect(() => {
    const onClick = (event: MapMouseEvent) => press(event);
    const canvas = map.getCanvas();
    const { cursor } = canvas.style;
    canvas.style.cursor = 'crosshair';
    map.on('click', onClick);
    // Two corners close together are no wish to see more.
    map.doubleClickZoom.disable();
    return () => {
      canvas.style.cursor = cursor;
      map.off('click', onClick);
      map.doubleClickZoom.enable();
    };
  }, [map]);
  const isFull = corners.length >= AREA_CORNERS.max;
  return (
    <>
      {!isFull &&
        corners.length >= AREA_CORNERS.min &&
        corners.map((corner, i) => (
          <MiddleHandle
            // A corner that moves, moves its neighbors' middles.
            key={i}
            from={corner}
            to={corners[(i + 1) % corners.length] ?? corner}
            onAdd={(at) => onStep({ do: 'add', at, index: i + 1 })}
          />
        ))}
      {corners.map((corner, i) => (
        <CornerHandle key={i} at={corner} place={i} onStep={onStep} />
      ))}
    </>
  );
}
