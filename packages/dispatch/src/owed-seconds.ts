export interface DriverDay {
  /** Since the last ride ended, or since the driver went online. */
  idleSeconds: number;
  /** Per hour online. */
  centsPerHour: number;
  /** Of all drivers together; 0 while nobody has earned anything. */
  usualCentsPerHour: number;
}

/** Fairness never outweighs a longer detour, so it decides only between drivers who are about equally near. */
export const MOST_OWED_SECONDS = 90;
/** What a ride of usual pay owes a driver who earned nothing or waited long. In the simulation it makes waits 2% longer. */
const OWED_SECONDS = 20;
/** A wait this long is owed in full. */
const LONG_WAIT_SECONDS = 1_200;
const WAIT_COUNTS = 0.3;

/**
 * How much nearer a driver counts because they waited long or earned little; negative for those who earned more than
 * usual. A ride that pays more evens out more.
 * @param payShare what the ride pays, as a share of the usual pay
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
