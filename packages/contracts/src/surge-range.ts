/* How much more a ride may cost in a busy area, in tenths of the usual price. No schemas here, as in tariff.ts. */

/** The usual price. */
export const USUAL_TENTHS = 10;
/** The lowest and the highest cap an admin can set. */
export const SURGE_CAPS = { min: 11, max: 30 } as const;
/** The cap until an admin sets another. */
export const USUAL_CAP_TENTHS = 20;
