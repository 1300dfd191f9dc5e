import { useMotionReduced } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { glideTo, isGliding, placeAt, type CarPosition, type Glide } from './glide.ts';
import type { KnownWay } from './known-way.ts';

const NOWHERE: CarPosition = { lat: 0, lng: 0, bearing: null, at: Number.NaN };

/**
 * Calls `draw` with where the car is, now and on each frame until it reaches its last report, whether it was set down there
 * from elsewhere, and whether it rests. Nothing to do without one.
 * @param way along which it drives, while it is on it
 */
export function useGlide(
  position: CarPosition | undefined,
  draw: (place: ReturnType<typeof placeAt>, jumped: boolean, rests: boolean) => void,
  way?: KnownWay | null,
): void {
  const reduced = useMotionReduced();
  const glide = useRef<Glide | undefined>(undefined);
  const show = useEffectEvent(draw);
  const lead = useEffectEvent((before: Glide | undefined, report: CarPosition, nowMs: number) =>
    glideTo(before, report, nowMs, !reduced, way),
  );
  const { lat, lng, bearing, at } = position ?? NOWHERE;
  useEffect(() => {
    if (Number.isNaN(at)) return undefined;
    const now = performance.now();
    const before = glide.current;
    const current = lead(before, { lat, lng, bearing, at }, now);
    glide.current = current;
    show(placeAt(current, now), current !== before && current.jumped, !isGliding(current, now));
    let frame = 0;
    const step = () => {
      const nowMs = performance.now();
      const rests = !isGliding(current, nowMs);
      show(placeAt(current, nowMs), false, rests);
      if (!rests) frame = requestAnimationFrame(step);
    };
    if (isGliding(current, now)) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [lat, lng, bearing, at, reduced]);
}
