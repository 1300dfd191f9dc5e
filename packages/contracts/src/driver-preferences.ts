import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { RideType } from './fare-quote.ts';
import { Stop } from './stops.ts';
import type { Vehicle } from './vehicle-serves.ts';

export const SetAutoAcceptInput = z.object({ isOn: z.boolean(mistake('onOrOff')) });
export type SetAutoAcceptInput = z.infer<typeof SetAutoAcceptInput>;

export const ChooseHomeInput = z.object({ home: Stop });
export type ChooseHomeInput = z.infer<typeof ChooseHomeInput>;

export const SetTakenTypeInput = z.object({ type: RideType, isTaken: z.boolean(mistake('typeTaken')) });
export type SetTakenTypeInput = z.infer<typeof SetTakenTypeInput>;

export const SetHomewardInput = z.object({ isOn: z.boolean(mistake('onOrOff')) });
export type SetHomewardInput = z.infer<typeof SetHomewardInput>;

/** The highest goal for a day, in whole units of the city's currency. */
export const HIGHEST_DAY_GOAL = 100_000;

/** What the driver wants to earn a day, in whole units of the city's currency; null for no goal. */
export const SetDayGoalInput = z.object({
  goal: z
    .int(mistake('dayGoal'))
    .min(1, mistake('dayGoal'))
    .max(HIGHEST_DAY_GOAL, mistake('dayGoal'))
    .nullable(),
});
export type SetDayGoalInput = z.infer<typeof SetDayGoalInput>;

/** What a driver wants from dispatch, and of a day. */
export interface DriverPreferences {
  /** The version of the driver record. */
  version: number;
  /** The first ride offered is accepted for the driver. */
  autoAccept: boolean;
  /** The destination of rides toward home; null until the driver chooses it. */
  home: Stop | null;
  /** Until then the driver gets only rides toward home, in milliseconds since 1970; null if they get all rides. */
  homewardUntil: number | null;
  /** How often the driver switched that on, on this day in the city (2026-11-22). The count starts again on another day. */
  homewardUses: { day: string | null; count: number };
  /** What they want to earn a day; null for no goal. */
  dayGoalCents: number | null;
  /** The confirmed vehicle, which decides which ride types the driver could take. */
  vehicle: Vehicle;
  /** Ride types the driver does not want. */
  declinedTypes: RideType[];
}

/** drivers.preferences is always sent whole, as a new snapshot; there are no changes. */
export interface PreferencesSnapshot {
  preferences: DriverPreferences;
}
