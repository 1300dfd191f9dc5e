import type { LatLng } from '@ridewire/contracts';
import { useMotionReduced } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isUnderCar, type CarPosition } from './glide.ts';
import { collectFeatures, lineFeature } from './geojson.ts';
import { restOfWay, type KnownWay } from './known-way.ts';
import { useMap, type MapState } from './map-context.ts';
import { startOfLine } from './start-of-line.ts';
import { useGlide } from './use-glide.ts';
import { FADED, useMapLayers, type LayersSpec, type OwnLayer } from './use-map-layers.ts';
import { useMapTexts } from './texts.en.ts';
import { progressOn } from './way-progress.ts';
import styles from './MapFoot.module.css';

export interface RouteLineProps {
  /** A car's position glides in the same way as the car on the map. */
  from: LatLng | CarPosition;
  to: LatLng;
  /** The route between them along streets; for a car without the part already driven. */
  way?: KnownWay | null;
  /** Points in between. Without these and a route, the line is straight and dashed, and the legend says so. */
  via?: readonly LatLng[];
  /** The trip, or the driver's route to the pickup. @default 'trip' */
  kind?: 'trip' | 'approach';
  /** A plan next to what was really driven: fainter, and named in the legend. */
  isPlan?: boolean;
  /** Whether it is drawn progressively once, in 600 ms. @default true */
  drawsOn?: boolean;
}

const DRAW_MS = 600;

const lineLayers =
  (kind: 'trip' | 'approach', straight: boolean): LayersSpec['layers'] =>
  (colors: MapState['colors']): OwnLayer[] => [
    {
      type: 'line',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.routeCasing, 'line-width': 9, 'line-opacity': straight ? 0.85 : 1 },
    },
    {
      type: 'line',
      layout: { 'line-cap': straight ? 'butt' : 'round', 'line-join': 'round' },
      paint: {
        'line-color': kind === 'trip' ? colors.route : colors.pickupLeg,
        'line-width': 5,
        ...(straight ? { 'line-dasharray': [2, 2] } : {}),
      },
    },
  ];

const LAYERS = {
  trip: { straight: lineLayers('trip', true), routed: lineLayers('trip', false) },
  approach: { straight: lineLayers('approach', true), routed: lineLayers('approach', false) },
};

/** A route on the map. It follows its ends; only its first appearance is animated. */
export function RouteLine({
  from,
  to,
  way,
  via,
  kind = 'trip',
  isPlan = false,
  drawsOn = true,
}: RouteLineProps) {
  const { map, legend, colors } = useMap();
  const texts = useMapTexts();
  const reduced = useMotionReduced();
  const shape = way || via ? 'routed' : 'straight';
  const { setData } = useMapLayers({
    rank: 'route',
    layers: LAYERS[kind][shape],
    isFaded: isPlan && shape === 'routed',
  });
  const car = 'at' in from ? from : undefined;
  const fixed = car ? undefined : from;
  const start = useRef<LatLng>(from);
  const share = useRef(drawsOn && !reduced ? 0 : 1);
  const driven = useRef<number | undefined>(undefined);
  const listBetween = (): readonly LatLng[] => {
    if (!way) return via ?? [];
    if (!car) return way.points;
    const { drivenMeters } = progressOn(way, start.current, driven.current);
    driven.current = drivenMeters;
    return restOfWay(way, drivenMeters);
  };
  const draw = useEffectEvent(() => {
    const path = startOfLine([start.current, ...listBetween(), to], share.current);
    void setData(collectFeatures(path.length > 1 ? [lineFeature(path)] : []));
  });

  const follow: Parameters<typeof useGlide>[1] = (place, jumped, rests) => {
    if (!jumped && !rests && isUnderCar(map.project(start.current), map.project(place))) return;
    start.current = place;
    // The glide calls this, which is no part of rendering either.
    // oxlint-disable-next-line react/rules-of-hooks
    draw();
  };
  useGlide(car, follow, way);
  useEffect(() => {
    if (fixed) start.current = fixed;
    draw();
  }, [fixed, to, via]);
  useEffect(() => {
    driven.current = undefined;
    draw();
  }, [way]);
  useEffect(() => {
    if (share.current === 1) return undefined;
    const beganMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      share.current = Math.min(1, Math.max(0, nowMs - beganMs) / DRAW_MS);
      draw();
      if (share.current < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  if (kind !== 'trip' || (shape === 'routed' && !isPlan)) return null;
  return createPortal(
    <span className={styles.legendLine}>
      {shape === 'straight' ? (
        <svg width={22} height={6} aria-hidden>
          <line x1={0} y1={3} x2={22} y2={3} strokeDasharray="6 4" stroke="currentColor" strokeWidth={3} />
        </svg>
      ) : (
        <svg width={22} height={6} aria-hidden opacity={FADED}>
          <rect y={1.5} width={22} height={3} fill={colors.route} />
        </svg>
      )}
      {shape === 'straight' ? texts.straightLine : texts.planned}
    </span>,
    legend,
  );
}
