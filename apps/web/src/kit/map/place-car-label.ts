import { shiftInside } from './shift-inside.ts';
import { overlap, type Box } from './thin-labels.ts';

/** From a car's center to the nearer edge of its label, in px: half the car and a small gap. */
const AWAY_PX = 20;

export interface CarLabelPlace {
  /** Px to the right of the car's middle. */
  shift: number;
  isAbove: boolean;
}

/**
 * Where to put a car's label: below the car, within the map's edges. It goes above if it would cover the name of an end
 * (which is where people look for the plate) or leave the visible map.
 * @param car its center on the screen, in px
 * @param frame the part of the map that no panel covers
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
