const WHOLE = 360;

/** The angle that looks like `bearing` and is nearest to the one before: a car never turns the long way round. In degrees. */
export function turnTo(before: number, bearing: number): number {
  const turn = (((bearing - before) % WHOLE) + WHOLE) % WHOLE;
  return before + (turn > WHOLE / 2 ? turn - WHOLE : turn);
}
