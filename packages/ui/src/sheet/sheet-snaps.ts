/** Where a sheet rests: a strip, about half of the map, all of it. */
export const sheetSnaps = ['peek', 'half', 'full'] as const;
export type SheetSnap = (typeof sheetSnaps)[number];

const peekPx = 128;
const halfShare = 0.46;
/** Room for a sheet's first lines: at half they are visible above its footer, however low the frame. */
export const leadPx = 180;
const handlePx = 28;
/** How much of the map stays visible at half, px. */
const leastMapPx = 120;
/** With a share for the map, this much of the first lines is visible in any case, px. */
const leastLeadPx = 44;
/** A sheet at full leaves this much of the map, so that its round corners still read as a sheet. */
const topGapPx = 8;
/** A flick faster than this, in px per ms, moves on by one snap whatever the distance. */
const flickSpeed = 0.5;

/**
 * Visible height of each snap in a frame of this height, px. The order holds even in a very low frame.
 * @param footerPx the height of the footer
 * @param textScale the scale of the reader's font size
 * @param lead the height of the first lines, which are visible at half, in px
 * @param mapShare how much of the frame stays free at half, as far as footer and first line leave it
 */
export function snapHeights(
  framePx: number,
  footerPx = 0,
  textScale = 1,
  mapShare = 0,
  lead = leadPx,
): Record<SheetSnap, number> {
  const full = Math.max(0, framePx - topGapPx);
  const peek = Math.min(peekPx, full);
  // Larger words also take more lines.
  const wanted = handlePx + Math.round(lead * textScale ** 1.2) + footerPx;
  const led = footerPx > 0 ? Math.min(wanted, framePx - leastMapPx) : 0;
  const half = Math.min(full, Math.max(peek, led, Math.round(framePx * halfShare)));
  if (mapShare === 0) return { peek, half, full };
  const most = Math.floor(framePx * (1 - mapShare / textScale ** 2));
  const least = handlePx + Math.round(leastLeadPx * textScale) + footerPx;
  return { peek, half: Math.min(half, Math.max(peek, least, most)), full };
}

/** The snap after this one, for presses on the handle: peek, half, full, and back to peek. */
export function nextSnap(snap: SheetSnap): SheetSnap {
  return sheetSnaps[(sheetSnaps.indexOf(snap) + 1) % sheetSnaps.length] as SheetSnap;
}

/** One snap up or down, stopping at the ends. */
export function neighborSnap(snap: SheetSnap, direction: 'up' | 'down'): SheetSnap {
  const index = sheetSnaps.indexOf(snap) + (direction === 'up' ? 1 : -1);
  return sheetSnaps[Math.min(sheetSnaps.length - 1, Math.max(0, index))] as SheetSnap;
}

/**
 * Where a dragged sheet comes to rest. `heightPx` is the visible height at release, `speed` is in px per ms, upward
 * positive. A flick goes to the next snap in its direction, a slow release to the nearest.
 */
export function settleSnap(heightPx: number, speed: number, heights: Record<SheetSnap, number>): SheetSnap {
  if (speed >= flickSpeed) return sheetSnaps.find((snap) => heights[snap] > heightPx) ?? 'full';
  if (speed <= -flickSpeed) return sheetSnaps.findLast((snap) => heights[snap] < heightPx) ?? 'peek';
  const distance = (snap: SheetSnap) => Math.abs(heights[snap] - heightPx);
  return sheetSnaps.reduce((nearest, snap) => (distance(snap) < distance(nearest) ? snap : nearest));
}
