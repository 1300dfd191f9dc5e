/** A rectangle on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that wants to stand at a point of the screen. */
export interface LabelWish {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Air around a name, in px. */
const GAP = 6;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How many names a map of this zoom bears: the whole city shows its few best known places. */
export function labelLimit(zoom: number): number {
  if (zoom < 9) return 0;
  if (zoom < 11) return 6;
  if (zoom < 12) return 12;
  if (zoom < 13) return 24;
  return 48;
}

/**
 * Which names to show: best known first, whole within the frame, none upon another or upon what is `taken` by markers.
 * @returns their ids, in the order given
 */
export function thinLabels(
  wishes: readonly LabelWish[],
  frame: { width: number; height: number },
  limit: number,
  taken: readonly Box[] = [],
): string[] {
  const boxes = [...taken];
  const shown: string[] = [];
  for (const { id, x, y, width, height } of wishes) {
    if (shown.length >= limit) break;
    const box = {
      left: x - width / 2 - GAP,
      right: x + width / 2 + GAP,
      top: y - height / 2 - GAP,
      bottom: y + height / 2 + GAP,
    };
    if (box.left < 0 || box.right > frame.width || box.top < 0 || box.bottom > frame.height) continue;
    if (boxes.some((other) => overlap(box, other))) continue;
    boxes.push(box);
    shown.push(id);
  }
  return shown;
}
