/** Space between a label and the edge, in px. */
const EDGE = 8;

/** How far a label centered at `x` moves to fit into the frame, in px. A label out of sight stays there. */
export function shiftInside(x: number, width: number, frameWidth: number): number {
  if (x < 0 || x > frameWidth || width + 2 * EDGE > frameWidth) return 0;
  const half = width / 2 + EDGE;
  return Math.min(Math.max(x, half), frameWidth - half) - x;
}
