import { useClockOffset, useMotionReduced } from '@ridewire/ui';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useRef } from 'react';
import { drawFleet, moveFleet, msUntilNextDraw, type Fleet, type FleetCar } from './car-fleet.ts';
import { carImageId, clusterImagePrefix, drawMapImage, IMAGE_PIXEL_RATIO } from './draw-map-image.ts';
import type { Scheme } from './ground-style.ts';
import { useMap } from './map-context.ts';
import { useFeatureHits } from './use-feature-hits.ts';
import { useMapLayers, type LayersSpec, type OwnLayer } from './use-map-layers.ts';

export interface CarsLayerProps {
  cars: readonly FleetCar[];
  /** The pointer is over a car on a ride, or (null) over none. */
  onHover?: (rideId: string | null) => void;
  onSelect?: (rideId: string) => void;
}

/** From so many cars on, those close together become one number below this zoom. */
const CLUSTER_FROM_CARS = 200;
const CLUSTER_BELOW_ZOOM = 12;
const CLUSTERED: LayersSpec['source'] = {
  cluster: true,
  clusterRadius: 52,
  clusterMaxZoom: CLUSTER_BELOW_ZOOM - 1,
  clusterMinPoints: 3,
};

/** 7, 30+, 400+: exact counts change all the time, and each text is an image of its own. */
const COUNT: ExpressionSpecification = ['get', 'point_count'];
const floorTo = (unit: number): ExpressionSpecification => [
  'concat',
  ['to-string', ['*', unit, ['floor', ['/', COUNT, unit]]]],
  '+',
];
const ROUNDED_COUNT: ExpressionSpecification = [
  'case',
  ['<', COUNT, 10],
  ['to-string', COUNT],
  ['<', COUNT, 100],
  floorTo(10),
  ['<', COUNT, 1_000],
  floorTo(100),
  floorTo(1_000),
];

const carLayers =
  (scheme: Scheme): LayersSpec['layers'] =>
  (): OwnLayer[] => [
    {
      type: 'symbol',
      filter: ['!', ['has', 'point_count']],
      layout: {
        'icon-image': ['concat', carImageId(scheme, 'idle').replace('idle', ''), ['get', 'look']],
        'icon-rotate': ['get', 'bearing'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-size': ['interpolate', ['linear'], ['zoom'], 10, 0.5, 13, 0.75, 15, 1],
        'symbol-sort-key': ['get', 'order'],
      },
    },
    {
      type: 'symbol',
      filter: ['has', 'point_count'],
      layout: {
        'icon-image': ['concat', clusterImagePrefix(scheme), ROUNDED_COUNT],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ];
const LAYERS: Record<Scheme, LayersSpec['layers']> = { light: carLayers('light'), dark: carLayers('dark') };

const BOTH = [0, 1];

/** Every car of the city: one source, written at most once a frame and never before the last write is done. */
export function CarsLayer({ cars, onHover, onSelect }: CarsLayerProps) {
  const { map, scheme, styleTurn, setFollowing } = useMap();
  const reduced = useMotionReduced();
  const clockOffsetMs = useClockOffset();
  const source = cars.length > CLUSTER_FROM_CARS ? CLUSTERED : undefined;
  const { setData, layerId } = useMapLayers({
    rank: 'cars',
    layers: LAYERS[scheme],
    ...(source && { source }),
  });
  const fleet = useRef<Fleet>(new Map());
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);

  useEffect(() => {
    map.setMissingStyleImageResolver((id) => {
      const image = drawMapImage(id);
      if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: IMAGE_PIXEL_RATIO });
    });
  }, [map, styleTurn]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
  }, []);
  const draw = useCallback(
    async function drawNow(): Promise<void> {
      stop();
      // Whoever draws will look again when done.
      if (busy.current) return;
      busy.current = true;
      const nowMs = performance.now();
      await setData(drawFleet(fleet.current, nowMs, Date.now() + clockOffsetMs)).catch(() => undefined);
      busy.current = false;
      const waitMs = msUntilNextDraw(fleet.current, performance.now(), Date.now() + clockOffsetMs);
      stop();
      const next = () => {
        frame.current = requestAnimationFrame(() => void drawNow());
      };
      if (Number.isFinite(waitMs)) timer.current = setTimeout(next, waitMs);
    },
    [setData, stop, clockOffsetMs],
  );

  useEffect(() => {
    fleet.current = moveFleet(fleet.current, cars, performance.now(), !reduced);
    frame.current = requestAnimationFrame(() => void draw());
    return stop;
  }, [cars, reduced, draw, stop]);

  useFeatureHits(layerId, BOTH, {
    onHover: (properties) => onHover?.((properties?.['rideId'] as string | undefined) ?? null),
    onSelect: (properties, at) => {
      const rideId = properties['rideId'] as string | null | undefined;
      if (rideId) onSelect?.(rideId);
      if (!properties['point_count']) return;
      setFollowing(false);
      map.easeTo({ center: at, zoom: map.getZoom() + 2 });
    },
  });
  return null;
}
