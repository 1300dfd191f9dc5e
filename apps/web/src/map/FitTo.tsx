import type { LatLng } from '@ridewire/contracts';
import { useMotionReduced } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boundsOf, mustRefit, paddingWithin, type MapPadding } from './fit-camera.ts';
import { useMap } from './map-context.ts';

export interface FitToProps {
  /** What must be seen. The camera stands still while they move within the free part of the map. */
  points: readonly LatLng[];
  /** A new key always fits anew and follows again: another ride, another stage. */
  fitKey?: string;
  /** Only at first, by a new key and by 'Re-center': for a map that people explore. */
  once?: boolean;
  /** Instead of the map's own. */
  padding?: MapPadding;
}

/** A lone point is shown from this near. */
const MAX_ZOOM = 14.5;
const MOVE_MS = 600;

/** Keeps the camera on what matters until the person moves the map; then 'Re-center' gives it back. */
export function FitTo({ points, fitKey = '', once = false, padding: ownPadding }: FitToProps) {
  const { map, padding: mapPadding, following, setFollowing, countTarget } = useMap();
  const reduced = useMotionReduced();
  const padding = ownPadding ?? mapPadding;
  const fitted = useRef<string | undefined>(undefined);
  const pointsKey = points.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`).join(' ');
  const paddingKey = Object.values(padding).join(' ');

  useEffect(() => {
    countTarget(1);
    return () => countTarget(-1);
  }, [countTarget]);

  const fit = useEffectEvent((force: boolean) => {
    const bounds = boundsOf(points);
    if (!bounds) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const frame = { width, height };
    const onScreen = points.map((point) => map.project(point));
    const near = map.getZoom() >= MAX_ZOOM - 0.01;
    if (!force && !mustRefit(onScreen, padding, frame, near)) return;
    map.fitBounds(bounds, {
      padding: paddingWithin(padding, frame),
      maxZoom: MAX_ZOOM,
      animate: fitted.current !== undefined && !reduced,
      duration: MOVE_MS,
    });
  });

  const key = `${fitKey}|${paddingKey}|${following}`;
  useEffect(() => {
    if (!following && fitted.current?.startsWith(`${fitKey}|`)) return;
    if (!following) setFollowing(true);
    if (pointsKey === '') return;
    if (once && fitted.current === key) return;
    fit(fitted.current !== key);
    fitted.current = key;
  }, [pointsKey, key, fitKey, once, following, setFollowing]);

  useEffect(() => {
    const again = () => following && fit(true);
    map.on('resize', again);
    return () => void map.off('resize', again);
  }, [map, following]);
  return null;
}
