import type { Map as GlMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { LatLng } from '@ridewire/contracts';
import type { FormatOptions } from '@ridewire/ui';
import { canDrawMaps } from './can-draw-maps.ts';
import { buildGroundStyle, type Scheme } from './ground-style.ts';
import type { MapLibre } from './load-maplibre.ts';
import { showWholeCanvas } from './show-whole-canvas.ts';
import { writeScale } from './write-scale.ts';

export type MapPhase =
  | { name: 'loading' }
  | { name: 'ready'; map: GlMap; maplibre: MapLibre; styleTurn: number }
  /** The chunk did not load. */
  | { name: 'not-loaded' }
  /** The browser has no WebGL 2. */
  | { name: 'no-webgl' };

export interface GlMapOptions {
  center: LatLng;
  zoom: number;
  scheme: Scheme;
  canvasLabel: string;
  /** The format of the scale's number. */
  format: FormatOptions;
}

function createMap(maplibre: MapLibre, container: HTMLElement, options: GlMapOptions): GlMap {
  const map = new maplibre.GlMap({
    container,
    style: buildGroundStyle(options.scheme),
    center: options.center,
    zoom: options.zoom,
    minZoom: 3,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    // Also how long names keep their places: without it, a moving map places all of them in every frame.
    fadeDuration: 200,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  addScale(maplibre, map, options.format);
  // Our container is the region; the canvas takes the keys.
  const canvas = map.getCanvas();
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', options.canvasLabel);
  showWholeCanvas(canvas);
  return map;
}

/**
 * One MapLibre map for the life of the component, made with the options of the first render. A new `attempt` loads again
 * if the chunk did not load.
 */
export function useGlMap(
  container: RefObject<HTMLDivElement | null>,
  options: GlMapOptions,
  attempt: number,
): MapPhase {
  const [phase, setPhase] = useState<MapPhase>({ name: 'loading' });
  const [first] = useState(options);

  useEffect(() => {
    if (!canDrawMaps()) {
      setPhase({ name: 'no-webgl' });
      return;
    }
    let gone = false;
    let map: GlMap | undefined;
    const start = (maplibre: MapLibre) => {
      if (gone || !container.current) return;
      try {
        map = createMap(maplibre, container.current, first);
      } catch {
        setPhase({ name: 'no-webgl' });
        return;
      }
      const own = map;
      own.on('style.load', () => {
        setPhase((before) => ({
          name: 'ready',
          map: own,
          maplibre,
          styleTurn: before.name === 'ready' ? before.styleTurn + 1 : 1,
        }));
      });
    };
    import('./load-maplibre.ts').then(
      ({ maplibre }) => start(maplibre),
      () => !gone && setPhase({ name: 'not-loaded' }),
    );
    return () => {
      gone = true;
      map?.remove();
      setPhase({ name: 'loading' });
    };
  }, [container, first, attempt]);

  return phase;
}

/** A scale in the corner. MapLibre writes only Latin digits, so its text is rewritten afterwards. */
function addScale(maplibre: MapLibre, map: GlMap, format: FormatOptions): void {
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
