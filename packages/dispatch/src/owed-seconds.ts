/** What a driver had of this day so far. */
export interface DriverDay {
  /** Since the last ride ended, or since they went online, in seconds. */
  idleSeconds: number;
  /** What they earned in the time looked at, by hour online, in cents; null where that time is too short to tell. */
  centsPerHour: number | null;
  /** The same of all drivers together. */
  usualCentsPerHour: number | null;
}

/** Nobody is sent further than this for the sake of fairness, in seconds: it decides among near equals only. */
export const MOST_OWED_SECONDS = 90;
/** So long a wait is owed in full, in seconds. */
const LONG_WAIT_SECONDS = 1_200;

/** How much nearer a driver counts because they waited long or earned little, from 0 to `MOST_OWED_SECONDS`. */
export function owedSeconds({ idleSeconds, centsPerHour, usualCentsPerHour }: DriverDay): number {
  const waited = clamp(idleSeconds / LONG_WAIT_SECONDS);
  const lacking =
    centsPerHour !== null && usualCentsPerHour ? clamp(1 - centsPerHour / usualCentsPerHour) : 0;
  return MOST_OWED_SECONDS * clamp((waited + lacking) / 2);
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
