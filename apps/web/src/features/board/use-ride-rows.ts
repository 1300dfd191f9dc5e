import type { BoardRide } from '@ridewire/contracts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

const ROW_PX = 44;
export const HEAD_PX = 36;
const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const placeOf = (rides: readonly BoardRide[], rideId: string): number =>
  rides.findIndex(({ id }) => id === rideId);

/** Which rows of the table are in the page, and the keys that go through all of them. */
export function useRideRows(rides: readonly BoardRide[]) {
  const scroller = useRef<HTMLDivElement>(null);
  // By ride and not by row: the row may move while the focus is in the detail, and must be there to take it back.
  const [stopId, setStopId] = useState<string>();
  const stop = stopId === undefined ? 0 : Math.max(0, placeOf(rides, stopId));
  const target = useRef(0);
  const rows = useVirtualizer({
    count: rides.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    // The header scrolls off first, and then stays above the rows.
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    overscan: 8,
    // The row that has, or would get, the focus stays in the page.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const visible = defaultRangeExtractor(range);
        return visible.includes(stop) || stop >= range.count
          ? visible
          : [...visible, stop].toSorted((a, b) => a - b);
      },
      [stop],
    ),
  });
  const shown = useRef(rides);
  useLayoutEffect(() => {
    shown.current = rides;
  }, [rides]);
  // These functions stay the same, so that rows need not render for them.
  const reach = useCallback((rideId: string) => {
    target.current = placeOf(shown.current, rideId);
    setStopId(rideId);
  }, []);
  const scrollTo = rows.scrollToIndex;
  const move = useCallback(
    (event: KeyboardEvent) => {
      const next = STEPS[event.key]?.(target.current, shown.current.length - 1);
      if (next === undefined) return;
      event.preventDefault();
      target.current = next;
      setStopId(shown.current[next]?.id);
      scrollTo(next);
      const take = () => {
        const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${target.current}"] button`);
        row?.focus({ preventScroll: true });
        return row;
      };
      // A row farther away is in the page only after the next render.
      if (!take()) requestAnimationFrame(take);
    },
    [scrollTo],
  );
  return { scroller, rows, stop, reach, move };
}
