import type { DriverPreferences } from './driver-preferences.ts';

/** How many times a day a driver can switch to rides toward home, and for how long each time. */
export const HOMEWARD_USES_A_DAY = 2;
export const HOMEWARD_HOURS = 2;
/** Such rides end at most at this share of the present distance home, in a straight line. */
export const HOMEWARD_SHARE = 0.6;

/** How many times rides toward home can still be switched on today, from 0 to HOMEWARD_USES_A_DAY. */
export const homewardUsesLeft = (
  { homewardUses: { day, count } }: DriverPreferences,
  today: string,
): number => (day === today ? Math.max(0, HOMEWARD_USES_A_DAY - count) : HOMEWARD_USES_A_DAY);
