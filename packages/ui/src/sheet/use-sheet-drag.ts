import { useRef, useState, type PointerEvent } from 'react';
import { settleSnap, type SheetSnap } from './sheet-snaps.ts';

/** A press that moves less than this is a press on the button, not a drag. */
const slopPx = 6;

type Drag = {
  pointerId: number;
  startY: number;
  startPx: number;
  lastY: number;
  lastMs: number;
  speed: number;
  moved: boolean;
};

/** Drags a sheet by its handle. `dragPx` is the visible height while a finger holds it, else undefined. */
export function useSheetDrag(
  snap: SheetSnap,
  heights: Record<SheetSnap, number>,
  onSettle: (snap: SheetSnap) => void,
) {
  const drag = useRef<Drag>(null);
  const [dragPx, setDragPx] = useState<number>();
  const suppressClick = useRef(false);

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    suppressClick.current = false;
    const { clientY: y, timeStamp: ms, pointerId } = event;
    drag.current = {
      pointerId,
      startY: y,
      startPx: heights[snap],
      lastY: y,
      lastMs: ms,
      speed: 0,
      moved: false,
    };
    event.currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (held?.pointerId !== event.pointerId) return;
    const upPx = held.startY - event.clientY;
    if (!held.moved && Math.abs(upPx) < slopPx) return;
    held.moved = true;
    const elapsedMs = event.timeStamp - held.lastMs;
    if (elapsedMs > 0) held.speed = 0.6 * ((held.lastY - event.clientY) / elapsedMs) + 0.4 * held.speed;
    held.lastY = event.clientY;
    held.lastMs = event.timeStamp;
    setDragPx(Math.min(heights.full, Math.max(heights.peek, held.startPx + upPx)));
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = drag.current;
    if (held?.pointerId !== event.pointerId) return;
    drag.current = null;
    if (!held.moved) return;
    suppressClick.current = true;
    // A finger that rested before letting go no longer flicks.
    const speed = event.timeStamp - held.lastMs > 80 ? 0 : held.speed;
    const heightPx = held.startPx + held.startY - held.lastY;
    setDragPx(undefined);
    onSettle(event.type === 'pointercancel' ? snap : settleSnap(heightPx, speed, heights));
  };
  /** True when the click now arriving is the end of a drag. */
  const endedDrag = () => suppressClick.current;

  return {
    dragPx,
    endedDrag,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
