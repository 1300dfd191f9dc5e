import type { LatLng } from '@ridewire/contracts';
import { useClockOffset, useMotionReduced } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawEveryMs, drawFleet, moveFleet, type Fleet, type FleetCar } from './car-fleet.ts';
import { clusterSource } from './cluster.ts';
import { ClusterRings } from './ClusterRings.tsx';
import { carImagePrefix } from './draw-map-image.ts';
import type { KeyedFeature } from './geojson.ts';
import type { Scheme } from './ground-style.ts';
import { atOnce, inSlices } from './in-slices.ts';
import { useMap } from './map-context.ts';
import { useFeatureHits } from './use-feature-hits.ts';
import { useMapLayers, type LayersSpec, type OwnLayer } from './use-map-layers.ts';
import { usePainter, type Pace } from './use-painter.ts';

export interface CarsLayerProps {
  /**
   * The present cars. A new function means that they changed. It is called no more often than cars are drawn. An
   * unchanged car is the same object.
   */
  listCars: () => Iterable<FleetCar>;
  /** One of them is selected, so the others fade. */
  isFaded: boolean;
  /** The pointer is over a car on a ride, or (null) over none. */
  onHover?: (rideId: string | null) => void;
  onSelect?: (rideId: string) => void;
}

const carLayers =
  (scheme: Scheme): LayersSpec['layers'] =>
  (): OwnLayer[] => [
    {
      type: 'symbol',
      filter: ['!', ['has', 'point_count']],
      layout: {
        'icon-image': ['concat', carImagePrefix(scheme), ['get', 'look']],
        'icon-rotate': ['get', 'bearing'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-size': ['interpolate', ['linear'], ['zoom'], 10, 0.5, 13, 0.75, 15, 1],
        'symbol-sort-key': ['get', 'order'],
      },
    },
  ];
const LAYERS: Record<Scheme, LayersSpec['layers']> = { light: carLayers('light'), dark: carLayers('dark') };

const CARS = [0];
const WRITE_AT_ONCE = 350;
const WRITE_EVERY_MS = 200;

/**
 * Every car of the city, and every waiting rider. They are one source to which only changes are written, and never before
 * the last write is done. Those close together become a ring.
 */
export function CarsLayer({ listCars, isFaded, onHover, onSelect }: CarsLayerProps) {
  const { map, scheme, obstacles } = useMap();
  const reduced = useMotionReduced();
  const clockOffsetMs = useClockOffset();
  const [source, setSource] = useState<LayersSpec['source']>();
  const { changeData, layerId, sourceId } = useMapLayers({
    rank: 'cars',
    layers: LAYERS[scheme],
    isFaded,
    ...(source && { source }),
  });
  const fleet = useRef<Fleet>(new Map());
  const waiting = useRef<KeyedFeature[]>([]);
  const list = useEffectEvent(listCars);

  useEffect(
    () => obstacles.addMoving(() => [...fleet.current.values()].map(({ car }) => car.position)),
    [obstacles],
  );

  const paint = useEffectEvent(async (): Promise<Pace> => {
    const nowMs = performance.now();
    if (waiting.current.length > 0) return writeSome([]);
    const isFirst = fleet.current.size === 0;
    const bounds = map.getBounds();
    const [west, south, east, north] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const isInSight = ({ lng, lat }: LatLng) => lng >= west && lng <= east && lat >= south && lat <= north;
    // An empty source is filled at once.
    const run = isFirst ? async <Found,>(work: Generator<void, Found>) => atOnce(work) : inSlices;
    const { gone, inSight } = await run(moveFleet(fleet.current, list(), nowMs, !reduced, isInSight));
    if (isFirst && fleet.current.size > 0) obstacles.tell();
    setSource(clusterSource(fleet.current.size, source));
    const everyMs = drawEveryMs(fleet.current.size, inSight);
    const serverNowMs = Date.now() + clockOffsetMs;
    const { add, againMs } = await run(drawFleet(fleet.current, nowMs, serverNowMs, everyMs));
    if (!isFirst && add.length > WRITE_AT_ONCE) {
      waiting.current = add;
      return writeSome(gone);
    }
    await changeData({ add, remove: gone }).catch(() => undefined);
    return { everyMs, againMs };
  });
  /** If very many moved, they are written in parts, because the map copies what it gets, and that takes time. */
  async function writeSome(remove: string[]): Promise<Pace> {
    const add = waiting.current.splice(0, WRITE_AT_ONCE);
    await changeData({ add, remove }).catch(() => undefined);
    return { everyMs: WRITE_EVERY_MS, againMs: 0 };
  }
  // The painter calls it from effects of its own.
  // oxlint-disable-next-line react/rules-of-hooks
  const painter = usePainter(paint);
  useEffect(() => painter.wake(), [listCars, reduced, painter]);
  useEffect(() => {
    const wake = () => painter.wake();
    map.on('moveend', wake);
    return () => void map.off('moveend', wake);
  }, [map, painter]);

  useFeatureHits(layerId, CARS, {
    onHover: (properties) => onHover?.((properties?.['rideId'] as string | undefined) ?? null),
    onSelect: (properties) => {
      const rideId = properties['rideId'] as string | null | undefined;
      if (rideId) onSelect?.(rideId);
    },
  });
  return source && <ClusterRings sourceId={sourceId} isFaded={isFaded} />;
}
