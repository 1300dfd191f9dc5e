import { useMotionReduced } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { carImagePrefix } from './draw-map-image.ts';
import { collectFeatures, pointFeature } from './geojson.ts';
import { glideTo, isGliding, placeAt, type CarPosition, type Glide } from './glide.ts';
import type { Scheme } from './ground-style.ts';
import { useMap } from './map-context.ts';
import { useMapLayers, type LayersSpec, type OwnLayer } from './use-map-layers.ts';

/** A free car; another key is another car. */
export interface IdleCar extends CarPosition {
  key: string;
}

const idleLayers =
  (scheme: Scheme): LayersSpec['layers'] =>
  (): OwnLayer[] => [
    {
      type: 'symbol',
      layout: {
        'icon-image': `${carImagePrefix(scheme)}idle`,
        'icon-rotate': ['get', 'bearing'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-size': ['interpolate', ['linear'], ['zoom'], 10, 0.3, 13, 0.5, 15, 0.7, 17, 0.85],
      },
    },
  ];
const LAYERS: Record<Scheme, LayersSpec['layers']> = { light: idleLayers('light'), dark: idleLayers('dark') };

/** Free cars, smaller from afar, below a route. They glide, and disappear as soon as they are not reported. */
export function IdleCarsLayer({ cars }: { cars: readonly IdleCar[] }) {
  const { scheme } = useMap();
  const reduced = useMotionReduced();
  const { setData } = useMapLayers({ rank: 'idle', layers: LAYERS[scheme] });
  const glides = useRef<ReadonlyMap<string, Glide>>(new Map());
  const move = useEffectEvent((nowMs: number) => {
    glides.current = new Map(
      cars.map((car) => [car.key, glideTo(glides.current.get(car.key), car, nowMs, !reduced)]),
    );
  });

  useEffect(() => {
    move(performance.now());
    let frame = 0;
    const draw = () => {
      const nowMs = performance.now();
      const all = [...glides.current.values()];
      const points = all.map((glide) => {
        const { bearing, ...at } = placeAt(glide, nowMs);
        return pointFeature(at, { bearing });
      });
      void setData(collectFeatures(points));
      if (all.some((glide) => isGliding(glide, nowMs))) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [cars, reduced, setData]);
  return null;
}
