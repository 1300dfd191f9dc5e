import { shiftInside } from './shift-inside.ts';
import { overlap, type Box } from './thin-labels.ts';

/** From a car's middle to the nearer edge of its label, in px: half the car and a little air. */
const AWAY_PX = 20;

export interface CarLabelPlace {
  /** Px to the right of the car's middle. */
  shift: number;
  isAbove: boolean;
}

/**
 * Where the label of a car stands: below it, within the map's edges; above it where it would lie upon the name of an end, which
 * is just where one looks for the plate, or below what is seen of the map.
 * @param car its middle on the screen, in px
 * @param frame the map, as far as no panel covers it
 * @param taken what ends and their names cover, and what lies over the map, in px
 */
export function placeCarLabel(
  car: { x: number; y: number },
  label: { width: number; height: number },
  frame: { width: number; bottom: number },
  taken: readonly Box[],
): CarLabelPlace {
  const shift = shiftInside(car.x, label.width, frame.width);
  const middle = car.x + shift;
  const isFree = (top: number) => {
    const half = label.width / 2;
    const box = { left: middle - half, right: middle + half, top, bottom: top + label.height };
    return box.bottom <= frame.bottom && !taken.some((other) => overlap(box, other));
  };
  const isAbove = !isFree(car.y + AWAY_PX) && isFree(car.y - AWAY_PX - label.height);
  return { shift, isAbove };
}
