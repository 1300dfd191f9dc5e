import type { DriverPreferences } from './driver-preferences.ts';

/** Only rides towards home: so many times on a day of the city, for so long each. */
export const HOMEWARD_USES_A_DAY = 2;
export const HOMEWARD_HOURS = 2;
/** Such rides end at most at this share of the present way home, as the crow flies. */
export const HOMEWARD_SHARE = 0.6;

/** How often rides towards home can still be switched on today, from 0 to HOMEWARD_USES_A_DAY. */
export const homewardUsesLeft = (
  { homewardUses: { day, count } }: DriverPreferences,
  today: string,
): number => (day === today ? Math.max(0, HOMEWARD_USES_A_DAY - count) : HOMEWARD_USES_A_DAY);
