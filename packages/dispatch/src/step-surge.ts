import { USUAL_HUNDREDTHS } from './surge-targets.ts';

/** The price of an area, as it moves and as it is shown. */
export interface SurgeLevel {
  /** Where it is on its way, in hundredths of the usual price. */
  hundredths: number;
  /** What riders pay, in tenths. */
  tenths: number;
}

/** Prices move by so much a minute, in hundredths. */
const STEP_HUNDREDTHS = 10;
/** The shown price moves once the other is so far from it: what wavers between two prices keeps one. */
const HOLD_HUNDREDTHS = 8;

const USUAL: SurgeLevel = { hundredths: USUAL_HUNDREDTHS, tenths: USUAL_HUNDREDTHS / 10 };

/**
 * One step from the prices before towards where they would settle. They rise by a tenth at most however long ago that was, and
 * fall by a tenth a minute. Areas that are left out have the usual price.
 * @param minutes since the step before
 */
export function stepSurge(
  before: ReadonlyMap<string, SurgeLevel>,
  targets: ReadonlyMap<string, number>,
  minutes: number,
): Map<string, SurgeLevel> {
  const fall = Math.floor(STEP_HUNDREDTHS * minutes);
  const rise = Math.min(STEP_HUNDREDTHS, fall);
  const after = new Map<string, SurgeLevel>();
  for (const area of new Set([...before.keys(), ...targets.keys()])) {
    const from = before.get(area) ?? USUAL;
    const target = targets.get(area) ?? USUAL_HUNDREDTHS;
    const hundredths = Math.max(from.hundredths - fall, Math.min(target, from.hundredths + rise));
    const tenths = follow(from.tenths, hundredths);
    if (hundredths !== USUAL.hundredths || tenths !== USUAL.tenths) after.set(area, { hundredths, tenths });
  }
  return after;
}

/** The shown price, as near to the moving one as it must be. */
function follow(tenths: number, hundredths: number): number {
  const off = hundredths - tenths * 10;
  if (Math.abs(off) < HOLD_HUNDREDTHS) return tenths;
  return follow(tenths + Math.sign(off), hundredths);
}
