/** A rectangle on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that wants a place at a point of the screen. */
export interface LabelWish {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A name that is shown. */
export interface Label {
  id: string;
  /** Px below its point; negative above it. */
  dy: number;
}

/** Space around a name, in px. */
const GAP = 6;
/** Possible places for a name, best first. */
const SPOTS = [0, 22, -22];

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How many names a map shows at this zoom. The whole city shows only its few best-known places. */
export function labelLimit(zoom: number): number {
  if (zoom < 9) return 0;
  if (zoom < 11) return 6;
  if (zoom < 12) return 12;
  if (zoom < 13) return 24;
  return 48;
}

/**
 * Chooses which names to show: best known first, entirely within the frame, none over another or over what markers have
 * `taken`. A name moves slightly above or below its point if that avoids cars, which `crossed` lists and which come and
 * go.
 */
export function thinLabels(
  wishes: readonly LabelWish[],
  frame: { width: number; height: number },
  limit: number,
  { taken = [], crossed = [] }: { taken?: readonly Box[]; crossed?: readonly Box[] } = {},
): Label[] {
  const boxes = [...taken];
  const shown: Label[] = [];
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.right <= frame.width &&
    box.top >= 0 &&
    box.bottom <= frame.height &&
    !boxes.some((other) => overlap(box, other));
  for (const { id, x, y, width, height } of wishes) {
    if (shown.length >= limit) break;
    const boxAt = (dy: number): Box => ({
      left: x - width / 2 - GAP,
      right: x + width / 2 + GAP,
      top: y + dy - height / 2 - GAP,
      bottom: y + dy + height / 2 + GAP,
    });
    // What covers a point matters more than its name.
    if (!isFree(boxAt(0))) continue;
    const isClear = (dy: number) => isFree(boxAt(dy)) && !crossed.some((car) => overlap(boxAt(dy), car));
    const dy = SPOTS.find(isClear) ?? 0;
    boxes.push(boxAt(dy));
    shown.push({ id, dy });
  }
  return shown;
}
