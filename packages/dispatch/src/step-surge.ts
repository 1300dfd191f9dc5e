import { USUAL_HUNDREDTHS } from './surge-targets.ts';

/** The price level of an area, in parts of the usual price. */
export interface SurgeLevel {
  /** As it moves. */
  hundredths: number;
  /** As riders pay it. */
  tenths: number;
}

/** How far prices move per minute. */
const STEP_HUNDREDTHS = 10;
/** The shown price moves only once the moving one is this far from it, so a wavering price shows one value. */
const HOLD_HUNDREDTHS = 8;

const USUAL: SurgeLevel = { hundredths: USUAL_HUNDREDTHS, tenths: USUAL_HUNDREDTHS / 10 };

/**
 * Moves prices one step toward where they would settle. They rise by a tenth at most, however long ago the last step
 * was, and fall by a tenth a minute. Areas left out have the usual price.
 * @param minutes since the last step
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

/** The shown price, moved no more than it has to be. */
function follow(tenths: number, hundredths: number): number {
  const off = hundredths - tenths * 10;
  if (Math.abs(off) < HOLD_HUNDREDTHS) return tenths;
  return follow(tenths + Math.sign(off), hundredths);
}
