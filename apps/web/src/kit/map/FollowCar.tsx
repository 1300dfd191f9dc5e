import { useMotionReduced } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Size } from './fit-camera.ts';
import { followCar, type Follow } from './follow-camera.ts';
import type { CarPosition } from './glide.ts';
import { useMap } from './map-context.ts';
import type { CarWay } from './use-way.ts';

export interface FollowCarProps {
  position: CarPosition;
  /** The car's route. */
  way: CarWay;
  /** False while the camera shows something else. */
  isOn: boolean;
}

/** After a hand moved the map, it follows again this much later, in ms. */
const BACK_AFTER_MS = 15_000;
/** The flight back to the car, in ms. */
const FLY_MS = 600;
const linear = (share: number) => share;

const measure = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

/**
 * Keeps the camera behind the car: one move of MapLibre's own for each report, as long as the car's glide to it. A hand on
 * the map stops it for a while, and a hidden page gets no moves.
 */
export function FollowCar({ position, way: { way, progress }, isOn }: FollowCarProps) {
  const { map, padding, following, setFollowing } = useMap();
  const reduced = useMotionReduced();
  const follow = useRef<Follow | null>(null);
  /** The camera was elsewhere. */
  const isAway = useRef(true);
  const isHeld = useRef(false);
  /** The map's size, which is measured only after a change: to measure is to lay out the page in the middle of a report. */
  const frame = useRef<Size | null>(null);
  useEffect(() => {
    const forget = () => {
      frame.current = null;
    };
    map.on('resize', forget);
    return () => void map.off('resize', forget);
  }, [map]);

  const move = useEffectEvent((isAtOnce: boolean) => {
    frame.current ??= measure(map.getContainer());
    const isFirst = follow.current === null;
    const before = follow.current;
    const next = followCar(before, { report: position, way, progress, padding, frame: frame.current });
    follow.current = next;
    if (document.hidden || isHeld.current) {
      isAway.current = true;
      return;
    }
    const { place, offset, zoom, bearing, durationMs } = next;
    const isSame = before?.place === place && before.offset.join(' ') === offset.join(' ');
    if (isSame && before?.bearing === bearing && !isAway.current && !isAtOnce) return;
    const animate = !reduced && !isFirst && !isAtOnce;
    const duration = isAway.current ? FLY_MS : durationMs;
    isAway.current = false;
    map.easeTo({ center: place, offset, zoom, bearing, duration, animate, easing: linear, essential: true });
  });

  // Mounted for each stage of a ride, which begins with the car.
  useEffect(() => setFollowing(true), [setFollowing]);

  const isFollowing = isOn && following;
  const paddingKey = Object.values(padding).join(' ');
  useEffect(() => {
    if (isFollowing) move(false);
    else isAway.current = true;
  }, [isFollowing, position.at, paddingKey, way]);
  useEffect(() => {
    if (!isFollowing) return undefined;
    const again = () => move(true);
    const shown = () => !document.hidden && move(true);
    map.on('resize', again);
    document.addEventListener('visibilitychange', shown);
    return () => {
      map.off('resize', again);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [map, isFollowing]);

  // A move that begins under a finger would end what the finger does.
  useEffect(() => {
    const canvas = map.getCanvasContainer();
    const hold = () => {
      isHeld.current = true;
    };
    const release = () => {
      isHeld.current = false;
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    canvas.addEventListener('pointerdown', hold);
    for (const end of ends) addEventListener(end, release);
    return () => {
      canvas.removeEventListener('pointerdown', hold);
      for (const end of ends) removeEventListener(end, release);
    };
  }, [map]);

  useEffect(() => {
    if (!isOn || following) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setFollowing(true), BACK_AFTER_MS);
    };
    wait();
    map.on('moveend', wait);
    return () => {
      clearTimeout(timer);
      map.off('moveend', wait);
    };
  }, [map, isOn, following, setFollowing]);
  return null;
}
