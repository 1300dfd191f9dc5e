import type { LatLng } from '@ridewire/contracts';
import { useMotionReduced } from '@ridewire/ui';
import type { LngLat } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BARE_MARGIN, boundsOf, middleOf, mustRefit, paddingWithin, type MapPadding } from './fit-camera.ts';
import { useMap } from './map-context.ts';

export interface FitToProps {
  /** The points that must be visible. The camera stays while they move within the free part of the map. */
  points: readonly LatLng[];
  /** A new key always fits again and follows: another ride, another stage. */
  fitKey?: string;
  /** Fits only at first, for a new key and on 'Re-center', for maps that people explore. */
  once?: boolean;
  /** Replaces the map's own padding. */
  padding?: MapPadding;
  /** A brief look: when it ends, the camera returns to where it was. */
  isDetour?: boolean;
  /** For everything at once, without labels: closer to the edges, and no 'Re-center'. */
  isBare?: boolean;
  /** If the points need a lower zoom, only their middle is shown. @default no limit */
  minZoom?: number | undefined;
  /** Something else has the camera. */
  isResting?: boolean;
}

/** Where the camera was. */
interface View {
  center: LngLat;
  zoom: number;
  following: boolean;
}

/** The zoom for a single point. */
const MAX_ZOOM = 14.5;
const MOVE_MS = 600;

/** Keeps the camera on the points until the person moves the map; then 'Re-center' brings it back. */
export function FitTo({
  points,
  fitKey = '',
  once = false,
  padding: ownPadding,
  isDetour = false,
  isBare = false,
  minZoom = 0,
  isResting = false,
}: FitToProps) {
  const { map, padding: mapPadding, following, setFollowing, countTarget } = useMap();
  const reduced = useMotionReduced();
  const padding = ownPadding ?? mapPadding;
  const fitted = useRef<string | undefined>(undefined);
  const before = useRef<View | undefined>(undefined);
  const pointsKey = points.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`).join(' ');
  const paddingKey = Object.values(padding).join(' ');

  // Showing everything has a button of its own.
  useEffect(() => {
    if (isBare || isResting) return undefined;
    countTarget(1);
    return () => countTarget(-1);
  }, [countTarget, isBare, isResting]);

  const fit = useEffectEvent((force: boolean) => {
    const bounds = boundsOf(points);
    if (!bounds) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const frame = { width, height };
    const onScreen = points.map((point) => map.project(point));
    const near = map.getZoom() >= MAX_ZOOM - 0.01;
    if (!force && !mustRefit(onScreen, padding, frame, near)) return;
    const room = paddingWithin(padding, frame, isBare ? BARE_MARGIN : undefined);
    const isTooLarge = (map.cameraForBounds(bounds, { padding: room })?.zoom ?? minZoom) < minZoom;
    map.fitBounds(isTooLarge ? middleOf(bounds) : bounds, {
      padding: room,
      maxZoom: isTooLarge ? minZoom : MAX_ZOOM,
      animate: fitted.current !== undefined && !reduced,
      duration: MOVE_MS,
    });
  });

  const key = `${fitKey}|${paddingKey}|${following}`;
  const leave = useEffectEvent(() => {
    before.current = { center: map.getCenter(), zoom: map.getZoom(), following };
  });
  const goBack = useEffectEvent((to: View) => {
    before.current = undefined;
    fitted.current = `${fitKey}|${paddingKey}|${to.following}`;
    setFollowing(to.following);
    map.easeTo({ center: to.center, zoom: to.zoom, animate: !reduced, duration: MOVE_MS });
  });
  useEffect(() => {
    if (isResting) {
      // Afterwards it fits in any case, from where the camera is then.
      fitted.current = '';
      return;
    }
    if (isDetour && !before.current && fitted.current !== undefined) leave();
    if (!isDetour && before.current) return goBack(before.current);
    if (!following && fitted.current?.startsWith(`${fitKey}|`)) return;
    if (!following) setFollowing(true);
    if (pointsKey === '') return;
    if (once && fitted.current === key) return;
    fit(fitted.current !== key);
    fitted.current = key;
  }, [pointsKey, key, fitKey, once, following, setFollowing, isDetour, isResting]);

  useEffect(() => {
    const again = () => following && !isResting && fit(true);
    map.on('resize', again);
    return () => void map.off('resize', again);
  }, [map, following, isResting]);
  return null;
}
