/** What a driver had of this day so far. */
export interface DriverDay {
  /** Since the last ride ended, or since they went online, in seconds. */
  idleSeconds: number;
  /** What they earned by hour online, in cents. */
  centsPerHour: number;
  /** The same of all drivers together; 0 while nobody has earned anything. */
  usualCentsPerHour: number;
}

/** Nobody is sent further than this for the sake of fairness, in seconds: it decides among near equals only. */
export const MOST_OWED_SECONDS = 90;
/** What who has earned nothing, or waited long, is owed of a ride that pays as most do, in seconds: 2 % longer waits in the simulation. */
const OWED_SECONDS = 20;
/** So long a wait is owed in full, in seconds. */
const LONG_WAIT_SECONDS = 1_200;
const WAIT_COUNTS = 0.3;

/**
 * How much nearer a driver counts to a ride because they waited long or earned little, up to `MOST_OWED_SECONDS`; less than 0 for
 * who earned more than is usual. A ride that pays more evens out more, and so counts more.
 * @param payShare what the ride pays the driver against what rides usually do
 */
export function owedSeconds(
  { idleSeconds, centsPerHour, usualCentsPerHour }: DriverDay,
  payShare: number,
): number {
  const waited = clamp(idleSeconds / LONG_WAIT_SECONDS, 0, 1);
  const lacking = usualCentsPerHour > 0 ? clamp(1 - centsPerHour / usualCentsPerHour, -1, 1) : 0;
  const owed = OWED_SECONDS * payShare * (WAIT_COUNTS * waited + (1 - WAIT_COUNTS) * lacking);
  return clamp(owed, -MOST_OWED_SECONDS, MOST_OWED_SECONDS);
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
